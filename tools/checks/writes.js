/** What a file gives: keys of object literals, properties of elements, the left side of an assignment, members of a class. */
import * as ts from 'typescript/unstable/ast'
import { textOf } from './declared.js'
import { membersNamed } from './reads.js'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Symbol} Symbol
 * @typedef {import('./program.js').Opened} Opened
 */

/** @typedef {{ name: string, symbols: readonly Symbol[] }} Given a name, and what it is declared to be there; nothing: no type says so yet */

const { PropertyAssignment, ShorthandPropertyAssignment, MethodDeclaration } = ts.SyntaxKind

/**
 * @param {Opened} program
 * @param {string} path
 * @returns {Given[]}
 */
export function writesIn({ checker, source }, path) {
  /** @type {Given[]} */
  const given = []
  /** @param {Node} node */
  const look = node => {
    if ((ts.isObjectLiteralExpression(node) && !ts.isSpreadAssignment(node.parent)) || ts.isJsxAttributes(node)) {
      const type = checker.getContextualType(node)
      for (const name of node.properties.flatMap(property => namesIn(checker, property)))
        given.push({ name, symbols: membersNamed(checker, type && checker.getNonNullableType(type), name).filter(isDeclared) })
    } else if (
      ts.isBinaryExpression(node) &&
      ts.isAssignmentOperator(node.operatorToken.kind) &&
      ts.isPropertyAccessExpression(node.left)
    ) {
      const symbol = checker.getSymbolAtLocation(node.left.name)
      given.push({ name: node.left.name.text, symbols: symbol ? [symbol] : [] })
    } else if (ts.isClassDeclaration(node)) {
      const bases = node.heritageClauses?.flatMap(clause => [...clause.types]) ?? []
      for (const name of node.members.flatMap(member => namesIn(checker, member)))
        for (const base of bases) given.push({ name, symbols: membersNamed(checker, checker.getTypeAtLocation(base), name) })
    }
    node.forEachChild(look)
  }
  look(source(path))
  return given
}

/** By a type, and not only by the object itself, from which a type was inferred. @param {Symbol} symbol */
function isDeclared({ declarations }) {
  const inferred = [PropertyAssignment, ShorthandPropertyAssignment, MethodDeclaration]
  return declarations.length === 0 || declarations.some(({ kind }) => !inferred.includes(kind))
}

/**
 * @param {Checker} checker
 * @param {Node} property of an object, an element or a class
 * @returns {readonly string[]}
 */
function namesIn(checker, property) {
  if (!ts.isSpreadAssignment(property) && !ts.isJsxSpreadAttribute(property))
    return 'name' in property ? [textOf(/** @type {Node} */ (property.name))] : []
  const type = checker.getTypeAtLocation(property.expression)
  return type ? checker.getPropertiesOfType(checker.getNonNullableType(type) ?? type).map(({ name }) => name) : []
}
