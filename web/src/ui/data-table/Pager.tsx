import { type FormEvent, useState } from 'react'
import { formatCount } from '../format/decimal'
import { LuChevronLeft, LuChevronRight } from '../icons'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import { PAGE_SIZES } from './sizes'
import css from './table.module.css'

interface Props {
  page: number
  size: number
  /** Undefined until the first answer. */
  total: number | undefined
  /** Page sizes; 10, 20, 50, 100 and 500 by default. */
  sizes?: readonly number[] | undefined
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Total, page size, turning pages and jumping to one. */
export function Pager({ page, size, total, sizes = PAGE_SIZES, onPage, onSize }: Props) {
  const pages = total === undefined ? page : Math.max(Math.ceil(total / size), 1)
  const [typed, setTyped] = useState('')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, pages))
    setTyped('')
  }
  const options = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <div className={css.pager}>
      <span className={css.total}>{total !== undefined && texts.total(formatCount(total))}</span>
      <select aria-label={texts.pageSize(size)} value={size} onChange={(event) => onSize(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option} value={option}>
            {texts.pageSize(option)}
          </option>
        ))}
      </select>
      <div className={css.turn} data-screen>
        <IconButton
          label={texts.previousPage}
          icon={<LuChevronLeft aria-hidden />}
          disabledReason={page > 1 ? null : texts.previousPage}
          onClick={() => onPage(page - 1)}
        />
        <span className="tf-number" aria-current="page">
          {formatCount(page)} / {total === undefined ? '…' : formatCount(pages)}
        </span>
        <IconButton
          label={texts.nextPage}
          icon={<LuChevronRight aria-hidden />}
          disabledReason={page < pages ? null : texts.nextPage}
          onClick={() => onPage(page + 1)}
        />
      </div>
      <form onSubmit={jump} className={css.jump}>
        <label>
          {texts.jump}
          <input
            inputMode="numeric"
            aria-label={texts.page}
            value={typed}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          />
        </label>
      </form>
    </div>
  )
}
