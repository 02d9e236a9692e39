import { useId } from 'react'
import { useDownload } from '../../../apollo/useDownload'
import { ChoiceSelect } from '../../../ui/form/ChoiceSelect'
import { ChoicesInput } from '../../../ui/form/ChoicesInput'
import { namedOptions } from '../../../ui/form/options'
import { LuDownload } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import css from './board.module.css'
import { reportUrl } from './links'
import { texts } from './texts'

interface Props {
  projects: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChoose: (ids: string[]) => void
  /** Weeks with a stored report, and the one in the address. */
  weeks: readonly string[] | undefined
  week: string | null
  onWeek: (week: string | null) => void
}

/** Choice of projects for the board, and its report as a document, present or stored. */
export function BoardHead({ projects, chosen, onChoose, weeks, week, onWeek }: Props) {
  const download = useDownload()
  const id = useId()
  const isKept = Boolean(week && weeks?.includes(week))
  const options = [...new Set([...(week ? [week] : []), ...(weeks ?? [])])].map((value) => ({ value, label: value }))
  return (
    <div className={css.head}>
      <span>{texts.projects}</span>
      <ChoicesInput label={texts.projects} options={namedOptions(projects)} value={chosen} onChange={onChoose} />
      {options.length > 0 && (
        <>
          <label htmlFor={id}>{texts.reports}</label>
          <ChoiceSelect
            id={id}
            label={texts.reports}
            options={options}
            empty={texts.now}
            value={week ?? ''}
            onChange={(next) => onWeek(next || null)}
          />
        </>
      )}
      <Button
        icon={<LuDownload aria-hidden />}
        loading={download.running}
        disabledReason={week && !isKept ? texts.noReport(week) : null}
        onClick={() => void download.run(reportUrl(week ?? undefined), {}, texts.reportFile)}
      >
        {week ? texts.download : texts.report}
      </Button>
      {week && weeks && <p role="status">{(isKept ? texts.reportOf : texts.noReport)(week)}</p>}
    </div>
  )
}
