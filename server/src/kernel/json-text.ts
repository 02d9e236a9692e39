/** JSON that is made already, and goes into an answer as it is. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** What JSON.stringify gives, with ready JSON wherever it stands among the members of objects; lists hold none. */
export function jsonOf(value: unknown): string {
  if (value instanceof JsonText) return value.text
  if (!isPlainObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${jsonOf(member)}`).join(',')}}`
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
