import { formatCount } from '../format/decimal'
import looks from '../layout/looks.module.css'

/** Note that the sums leave out rows of the list; nothing while they include all. */
export function LeftOutNote({ count, text }: { count: number | undefined; text: (count: string) => string }) {
  return count ? <span className={looks.note}>{text(formatCount(count))}</span> : null
}
