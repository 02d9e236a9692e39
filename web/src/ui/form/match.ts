/** The first character of each of pinyin's initials, in its order; nothing begins with i, u or v. */
const FIRSTS = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const LETTERS = 'abcdefghjklmnopqrstwxyz'
const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const HAN = /\p{Script=Han}/u

function initialOf(character: string): string {
  if (!HAN.test(character)) return character
  const after = [...FIRSTS].findIndex((first) => byPinyin.compare(character, first) < 0)
  return LETTERS.at(after < 0 ? -1 : Math.max(after - 1, 0)) ?? ''
}

/** Whether a name holds what was typed, in letters or as the initials of its pinyin. */
export function matches(name: string, typed: string): boolean {
  const wanted = typed.normalize('NFKC').trim().toLowerCase()
  if (!wanted) return true
  const known = name.normalize('NFKC').toLowerCase()
  return known.includes(wanted) || [...known].map(initialOf).join('').includes(wanted)
}
