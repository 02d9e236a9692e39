import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuArrowLeft, LuCheck } from '../../../ui/icons'
import css from '../import.module.css'
import type { Import, ImportRow, ImportSource } from './source'
import { texts } from './texts'

export function StatusMark({ status }: Pick<Import, 'status'>) {
  return <StatusBadge tone={stateTones.DataImportStatus[status]}>{texts.statuses[status]}</StatusBadge>
}

/** Link back to the page from which the person came. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={css.back}>
      <LuArrowLeft aria-hidden size={16} />
      {texts.back(children)}
    </Link>
  )
}

type Step = keyof typeof texts.step
const STEPS = Object.keys(texts.step) as Step[]

/** Steps of an import: 上传文件, 核对, 导入. */
function Steps({ at, finished }: { at: Step; finished: boolean }) {
  const current = STEPS.indexOf(at)
  return (
    <ol className={css.steps} aria-label={texts.steps}>
      {STEPS.map((step, index) => {
        const over = index < current || (finished && index === current)
        return (
          <li key={step} aria-current={index === current ? 'step' : undefined} data-over={over || undefined}>
            <span className={css.stepNo}>{over ? <LuCheck aria-hidden size={14} /> : index + 1}</span>
            {texts.step[step]}
          </li>
        )
      })}
    </ol>
  )
}

interface Props<Row extends ImportRow> extends Pick<ImportSource<Row>, 'texts' | 'list'> {
  /** Link back. */
  back?: ReactNode
  steps?: Parameters<typeof Steps>[0]
}

/** Heading of an import with its steps. A page in the menu has its title in its tag already. */
export function PageHead<Row extends ImportRow>({ texts: { title }, list, back, steps }: Props<Row>) {
  return (
    <div className={css.top}>
      {back}
      <h1 className={list === undefined ? 'tf-visually-hidden' : css.title}>{title}</h1>
      {steps && <Steps {...steps} />}
    </div>
  )
}
