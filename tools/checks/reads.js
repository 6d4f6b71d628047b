/** What a file reads. Writing is no reading: keys of object literals, properties of elements, the left side of an assignment. */
import * as ts from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { keysOf, textOf } from './declared.js'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/sync').Type} Type
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/sync').Symbol} Symbol
 * @typedef {import('./program.js').Opened} Opened
 */

/**
 * @typedef {object} Seen
 * @property {Node[]} names whose symbols are read
 * @property {{ of: Node, name: string }[]} picked members by name, of what stands there
 * @property {{ of: Node, by: Node }[]} indexed
 * @property {{ of: Node, name: string }[]} asked by a name that is handed over: `client.ask('judge')` of a `WorkerClient<Jobs>` reads `Jobs.judge`
 * @property {Node[]} whole read member by member: entries, keys, values
 * @property {{ of: Node, into: import('typescript/unstable/ast').Expression }[]} spread
 * @property {string[]} modules
 * @property {string[]} globs
 */

/**
 * @param {Opened} program
 * @param {string} path
 * @returns {{ keys: string[], names: string[], modules: string[], globs: string[] }} `modules` and `globs`: fetched later, from here
 */
export function readsIn({ checker, source }, path) {
  /** @type {Seen} */
  const seen = { names: [], picked: [], indexed: [], asked: [], whole: [], spread: [], modules: [], globs: [] }
  look(source(path), seen)
  const symbols = checker.getSymbolAtLocation(seen.names)
  const keys = [
    ...symbols.flatMap(symbol => keysOf(checker, symbol)),
    ...seen.picked.flatMap(({ of, name }) => memberKeys(checker, typeAt(checker, of), name)),
    ...seen.indexed.flatMap(({ of, by }) => indexedKeys(checker, typeAt(checker, of), checker.getTypeAtLocation(by))),
    ...seen.asked.flatMap(({ of, name }) => argumentsOf(checker, typeAt(checker, of)).flatMap(type => memberKeys(checker, type, name))),
    ...seen.whole.flatMap(of => everyKey(checker, typeAt(checker, of))),
    ...seen.spread.flatMap(({ of, into }) => changedKeys(checker, typeAt(checker, of), checker.getContextualType(into))),
  ]
  const names = [...seen.names.map(textOf), ...seen.picked.map(({ name }) => name)]
  return { keys, names, modules: seen.modules, globs: seen.globs }
}

/** @param {Node} node @param {Seen} seen */
function look(node, seen) {
  if (ts.isPropertyAccessExpression(node)) {
    if (!isOnlyWritten(node)) seen.names.push(node.name)
  } else if (ts.isElementAccessExpression(node)) {
    if (!isOnlyWritten(node)) seen.indexed.push({ of: node.expression, by: node.argumentExpression })
  } else if (ts.isObjectBindingPattern(node)) {
    for (const { name, propertyName, dotDotDotToken } of node.elements)
      if (!dotDotDotToken) seen.picked.push({ of: node, name: textOf(propertyName ?? name) })
  } else if (ts.isIndexedAccessTypeNode(node)) {
    seen.indexed.push({ of: node.objectType, by: node.indexType })
  } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    if (ts.isStringLiteral(node.left)) seen.picked.push({ of: node.right, name: node.left.text })
  } else if (ts.isImportSpecifier(node)) {
    seen.names.push(node.name)
  } else if (ts.isJsxSpreadAttribute(node)) {
    seen.whole.push(node.expression)
  } else if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
    seen.spread.push({ of: node.expression, into: node.parent })
  } else if (ts.isIdentifier(node) && isReference(node)) {
    seen.names.push(node)
  } else if (ts.isCallExpression(node)) {
    lookAtCall(node, seen)
  } else if (ts.isForInStatement(node)) seen.whole.push(node.expression)
  node.forEachChild(child => look(child, seen))
}

/** @param {import('typescript/unstable/ast').CallExpression} call @param {Seen} seen */
function lookAtCall({ expression, arguments: [first] }, seen) {
  const called = expression.getText()
  if (!first) return
  if (ts.isPropertyAccessExpression(expression) && ts.isStringLiteral(first))
    seen.asked.push({ of: expression.expression, name: first.text })
  if (/^(Object\.(keys|values|entries)|JSON\.stringify)$/.test(called)) seen.whole.push(first)
  if (called === 'import' && ts.isStringLiteral(first)) seen.modules.push(first.text)
  if (called === 'import.meta.glob' && ts.isStringLiteral(first)) seen.globs.push(first.text)
}

/** A statement that gives it a value and does nothing else with it. @param {Node} node */
function isOnlyWritten(node) {
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const { kind } = parent.operatorToken
    return kind === ts.SyntaxKind.EqualsToken || (ts.isAssignmentOperator(kind) && ts.isExpressionStatement(parent.parent))
  }
  const isStep = ts.isPostfixUnaryExpression(parent) || ts.isPrefixUnaryExpression(parent)
  const { PlusPlusToken, MinusMinusToken } = ts.SyntaxKind
  return isStep && [PlusPlusToken, MinusMinusToken].includes(parent.operator) && ts.isExpressionStatement(parent.parent)
}

/** Not the name of what is declared there, nor of a member. @param {import('typescript/unstable/ast').Identifier} node */
function isReference(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isExportSpecifier(parent)) return false
  return !('name' in parent && parent.name === node)
}

/** @param {Checker} checker @param {Node} node */
function typeAt(checker, node) {
  const type = ts.isTypeNode(node) ? checker.getTypeFromTypeNode(node) : checker.getTypeAtLocation(node)
  return type && checker.getNonNullableType(type)
}

/**
 * @param {Checker} checker
 * @param {Type | undefined} type
 * @param {string} name
 * @returns {readonly Symbol[]}
 */
export function membersNamed(checker, type, name) {
  if (!type) return []
  const apparent = checker.getApparentType(type) ?? type
  const whole = checker.getPropertyOfType(apparent, name)
  if (whole) return [whole]
  return apparent.isUnionType() ? apparent.getTypes().flatMap(one => membersNamed(checker, one, name)) : []
}

/** @param {Checker} checker @param {Type | undefined} type @param {string} name */
function memberKeys(checker, type, name) {
  return membersNamed(checker, type, name).flatMap(symbol => keysOf(checker, symbol))
}

/**
 * @param {Checker} checker
 * @param {Type | undefined} type
 * @param {Type | undefined} index
 * @returns {readonly string[]}
 */
function indexedKeys(checker, type, index) {
  if (!type || !index) return []
  if (index.isUnionType()) return index.getTypes().flatMap(one => indexedKeys(checker, type, one))
  if (index.isStringLiteralType()) return memberKeys(checker, type, index.value)
  const { StringLike, Index, TypeParameter } = TypeFlags
  return index.flags & (StringLike | Index | TypeParameter) ? everyKey(checker, type) : []
}

/** @param {Checker} checker @param {Type | undefined} type @returns {readonly Type[]} */
function argumentsOf(checker, type) {
  return type?.isTypeReference() ? checker.getTypeArguments(type) : []
}

/** @param {Checker} checker @param {Type | undefined} type */
function everyKey(checker, type) {
  return type ? checker.getPropertiesOfType(type).flatMap(symbol => keysOf(checker, symbol)) : []
}

/**
 * What is spread into something of another type is read there, under another declaration.
 * @param {Checker} checker
 * @param {Type | undefined} type
 * @param {Type | undefined} into
 */
function changedKeys(checker, type, into) {
  if (!type || !into) return []
  return checker.getPropertiesOfType(type).flatMap(symbol => {
    const taken = memberKeys(checker, checker.getNonNullableType(into), symbol.name)
    const own = keysOf(checker, symbol)
    return taken.length > 0 && !own.some(key => taken.includes(key)) ? own : []
  })
}
