/** What is left of a word must be this long to be looked for: Li and Wang are in many passwords. */
const LEAST_WORD = 5

let read: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that people take most; read by the first who chooses one. */
function commonOnes(): Promise<ReadonlySet<string>> {
  read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return read
}

/**
 * Whether a new password is one that many people have. The rules ask for a capital, a digit and a sign, which people put in or behind a common
 * one: so it is also looked for without its signs, and without the digits and signs at its end.
 */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonOnes()
  const small = password.toLowerCase()
  const word = small.replace(/[^a-z]+$/, '')
  return (
    common.has(small) || common.has(small.replace(/[^a-z\d]/g, '')) || (word.length >= LEAST_WORD && common.has(word))
  )
}
