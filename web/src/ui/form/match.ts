import pinyin from 'pinyin-match'

/** Whether a name holds what was typed: in characters and letters, in pinyin or in its initials (赤石, chishi, csxnc). */
export function matches(name: string, typed: string): boolean {
  const wanted = typed.normalize('NFKC').trim().toLowerCase()
  if (!wanted) return true
  const known = name.normalize('NFKC').toLowerCase()
  return known.includes(wanted) || pinyin.match(known, wanted) !== false
}
