/** JSON that is made already, and goes into an answer as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}

/**
 * What JSON.stringify gives, with ready JSON wherever it stands among the members of objects; lists hold none. It only adds
 * to texts, which copies nothing; joining them would copy a page of megabytes at each of its levels.
 */
export function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text
  if (!isPlainObject(value)) return JSON.stringify(value)
  let [text, between] = ['{', '']
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    text += `${between}${JSON.stringify(key)}:${jsonOf(member)}`
    between = ','
  }
  return `${text}}`
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
