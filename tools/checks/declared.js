/** What could be read: members of types and classes, and what a file exports. */
import * as ts from 'typescript/unstable/ast'
import { SymbolFlags } from 'typescript/unstable/sync'
import { lineAt } from './tree.js'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Symbol} Symbol
 * @typedef {import('typescript/unstable/sync').Type} Type
 * @typedef {import('./program.js').Opened} Opened
 *
 * @typedef {object} Declared
 * @property {string} path
 * @property {number} line
 * @property {string} owner the type or class it is a member of; empty for an export
 * @property {string} name
 * @property {boolean} isOptional
 * @property {boolean} isKnown it can be read outside its file; what a file keeps to itself is the linter's
 * @property {boolean} isReachable it can be given from outside its file, as part of what is exported
 * @property {Node | null} holder where its type or class is declared
 * @property {readonly string[]} keys its declarations, as the compiler knows them
 *
 * @typedef {{ node: Node, owner: string, isOptional: boolean, isKnown: boolean, isReachable: boolean, holder: Node | null }} Found
 */

/**
 * @param {Opened} program
 * @param {string} path
 * @returns {Declared[]}
 */
export function declaredIn({ checker, source }, path) {
  const file = source(path)
  /** @type {Found[]} */
  const found = []
  for (const statement of file.statements) {
    const isReachable = isExported(statement)
    for (const node of isReachable ? exportedNames(statement) : [])
      found.push({ node, owner: '', isOptional: false, isKnown: true, isReachable, holder: null })
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)
    membersBelow(statement, { owner: nameOf(statement), isKnown: isReachable && isType, isReachable }, found)
  }
  const symbols = checker.getSymbolAtLocation(found.map(({ node }) => node))
  return found.map(({ node, ...rest }, nth) => ({
    ...rest,
    ...{ path, line: lineAt(file.text, node.end), name: textOf(node), keys: keysOf(checker, symbols[nth]) },
  }))
}

/**
 * The declarations of a symbol, or of what it stands for: the same for every reader, however it came by its type.
 * @param {Checker} checker
 * @param {Symbol | undefined} symbol
 */
export function keysOf(checker, symbol) {
  const meant = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return meant?.declarations.map(({ path, index }) => `${path}:${index}`) ?? []
}

/** @param {Node} node */
function isExported(node) {
  return 'modifiers' in node && Array.isArray(node.modifiers) && node.modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** @param {Node} statement @returns {readonly Node[]} */
function exportedNames(statement) {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name ? [statement.name] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []))
}

/** @param {Node | undefined} node */
export function textOf(node) {
  return node && 'text' in node && typeof node.text === 'string' ? node.text : ''
}

/** @param {Node} statement */
function nameOf(statement) {
  return 'name' in statement ? textOf(/** @type {Node} */ (statement.name)) : ''
}

/**
 * @param {Node} node
 * @param {{ owner: string, isKnown: boolean, isReachable: boolean }} within
 * @param {Found[]} found
 */
function membersBelow(node, { owner, isKnown, isReachable }, found) {
  const isOfType = ts.isPropertySignatureDeclaration(node) || ts.isMethodSignatureDeclaration(node)
  const isOfClass = ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node)
  const isMember = isOfType || (isOfClass && ts.isClassDeclaration(node.parent))
  const named = isMember && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name : null
  const isOptional = isOfType && node.postfixToken?.kind === ts.SyntaxKind.QuestionToken
  if (named && !isDiscriminant(node)) found.push({ node: named, owner, isOptional, isKnown, isReachable, holder: node.parent })
  // What a function takes and gives is between it and its callers, what it does concerns nobody else.
  const isInside = ts.isFunctionTypeNode(node) || ts.isMethodSignatureDeclaration(node) || isComparison(node) || isOfClassBody(node)
  const inner = { owner: named ? `${owner}.${textOf(named)}` : owner, isKnown: isKnown && !isInside, isReachable }
  node.forEachChild(child => membersBelow(child, ts.isBlock(child) ? { ...inner, isReachable: false } : inner, found))
}

/** @param {Node} node */
function isOfClassBody(node) {
  return node.parent !== undefined && ts.isClassDeclaration(node.parent) && !('name' in node.parent && node.parent.name === node)
}

/** `kind: 'fell'` tells variants apart, also where nobody has to. @param {Node} node */
function isDiscriminant(node) {
  return ts.isPropertySignatureDeclaration(node) && node.type !== undefined && ts.isLiteralTypeNode(node.type)
}

/** `Extract<Event, { kind: 'fell' }>` declares no member, it asks for one. @param {Node} node */
function isComparison(node) {
  return ts.isTypeReferenceNode(node) && ['Extract', 'Exclude'].includes(textOf(node.typeName))
}
