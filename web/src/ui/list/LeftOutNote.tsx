import { formatCount } from '../format/decimal'
import css from './LeftOutNote.module.css'

/** Says that the sums leave rows out which the list shows; nothing while they leave out none. */
export function LeftOutNote({ count, text }: { count: number | undefined; text: (count: string) => string }) {
  return count ? <span className={css.note}>{text(formatCount(count))}</span> : null
}
