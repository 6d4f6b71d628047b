/** From a valibot schema to a sentence. It never repeats what was sent: that may be a password. */
import * as v from 'valibot'
import { Refused } from './errors.ts'

type Issue = v.BaseIssue<unknown>

/** What a field must be, by the kind of its first issue. */
const MUST: Readonly<Record<string, (requirement: unknown) => string>> = {
  string: () => 'must be a text',
  number: () => 'must be a number',
  integer: () => 'must be a whole number',
  boolean: () => 'must be true or false',
  array: () => 'must be a list',
  object: () => 'must be an object',
  strict_object: () => 'must be an object',
  min_value: least => `must be at least ${least}`,
  max_value: most => `must be at most ${most}`,
  min_length: least => `must have at least ${least} ${least === 1 ? 'character or entry' : 'characters or entries'}`,
  max_length: most => `must have at most ${most} characters or entries`,
  regex: () => 'is not written as it must be',
}

/** The body as the schema has it; otherwise throws with the name of the field that is wrong. */
export function bodyOf<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  // For the package a list is an object, too.
  const parsed = v.safeParse(schema, Array.isArray(body) ? null : (body ?? undefined), { abortEarly: true })
  if (parsed.success) return parsed.output
  throw new Refused(400, 'invalid', sentenceOf(parsed.issues[0]))
}

export function sentenceOf(issue: Issue): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  if (path === undefined) return 'the body must be a JSON object with the fields that belong here'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${/^[\w.]{1,40}$/.test(path) ? `"${path}"` : 'a field'} does not belong here`
  if (issue.received === 'undefined') return `"${path}" is missing`
  const said = MUST[issue.type]?.('requirement' in issue ? issue.requirement : undefined)
  return `"${path}" ${said ?? `must be ${issue.expected ?? 'something else'}`}`
}
