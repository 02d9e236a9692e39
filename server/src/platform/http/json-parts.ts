import { DomainError } from '../../kernel/errors.js'
import type { Container, Part } from './json-scan.js'

/** Parser of a short text; throws for one that is no JSON, or would change a prototype. */
export type Parse = (json: string) => unknown

const BLANK = /^[ \t\r\n]*$/
/** Whether a member's name ends here, before its value; the text before it is left to the parser. */
const NAME = /:[ \t\r\n]*$/

/**
 * Parses a long JSON part by part, with the result of JSON.parse; `turn` is awaited before each part, so that other
 * work runs between them.
 */
export async function parseInParts(
  bytes: Buffer,
  root: Container,
  parse: Parse,
  turn: () => Promise<void>,
): Promise<unknown> {
  const textOf = (from: number, to: number) => bytes.toString('utf8', from, to)
  const parseShort = async ({ from, to }: Part, { isList, parts }: Container): Promise<object> => {
    await turn()
    const text = textOf(from, to)
    if (parts.length > 1) refuseUnless(!BLANK.test(text))
    return Object(parse(isList ? `[${text}]` : `{${text}}`))
  }
  const parseLong = async ({ from, to }: Part, long: Container, isList: boolean): Promise<object> => {
    const before = textOf(from, long.from)
    refuseUnless(BLANK.test(textOf(long.to, to)) && (isList ? BLANK : NAME).test(before))
    const names = isList ? ['0'] : Object.keys(Object(parse(`{${before}0}`)))
    const value = await parseContainer(long)
    refuseUnless(names.length === 1 && !(names[0] === 'constructor' && Object.hasOwn(Object(value), 'prototype')))
    return isList ? [value] : Object.fromEntries(names.map((name) => [name, value]))
  }
  const parseContainer = async (container: Container): Promise<unknown> => {
    const { isList, parts } = container
    const list: unknown[] = []
    const object = {}
    for (const part of parts) {
      const members = part.long ? await parseLong(part, part.long, isList) : await parseShort(part, container)
      // Items are pushed one by one: a part may have more of them than a call may have arguments.
      if (Array.isArray(members)) for (const item of members) list.push(item)
      else Object.assign(object, members)
    }
    return isList ? list : object
  }
  refuseUnless(BLANK.test(textOf(0, root.from).replace(/^\uFEFF/, '')) && BLANK.test(textOf(root.to, bytes.length)))
  return parseContainer(root)
}

function refuseUnless(isJson: boolean): void {
  if (!isJson) throw new DomainError('BAD_REQUEST')
}
