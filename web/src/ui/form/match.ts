import pinyin from 'pinyin-match'
import { looseForm } from '../format/loose'

/** Whether a name contains a typed text: as characters or letters, in pinyin or by initials (赤石, chishi, csxnc). */
export function matches(name: string, typed: string): boolean {
  const wanted = looseForm(typed)
  if (!wanted) return true
  const known = looseForm(name)
  return known.includes(wanted) || pinyin.match(known, wanted) !== false
}
