/** Shortest word that is looked for in passwords: shorter ones, such as Li and Wang, are in many of them. */
const LEAST_WORD = 5

let read: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 most frequent passwords; read when the first password is chosen. */
function commonOnes(): Promise<ReadonlySet<string>> {
  read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return read
}

/**
 * Whether a new password is a frequent one. The rules demand a capital, a digit and a sign, which people add inside or
 * after a frequent one: so it is also looked up without its signs, and without digits and signs at its end.
 */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonOnes()
  const small = password.toLowerCase()
  const word = small.replace(/[^a-z]+$/, '')
  return (
    common.has(small) || common.has(small.replace(/[^a-z\d]/g, '')) || (word.length >= LEAST_WORD && common.has(word))
  )
}
