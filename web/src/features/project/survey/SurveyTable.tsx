import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { cubicText } from './rows'
import type { PhaseSurveyRowFragment as Survey } from './survey.generated'
import css from './survey.module.css'
import { texts } from './texts'

const { fields } = texts

interface Props {
  surveys: readonly Survey[]
  onUpdate: (survey: Survey) => void
  onDelete: (survey: Survey) => void
}

/** The surveys of a phase, the latest first. */
export function SurveyTable({ surveys, onUpdate, onDelete }: Props) {
  const verbs = surveys.some(({ allowedActions }) => allowedActions.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroll} aria-label={texts.what} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{fields.day}</th>
            <th scope="col" data-number>
              {texts.inCubic(fields.cubic)}
            </th>
            <th scope="col">{fields.remark}</th>
            {verbs && <th scope="col">{texts.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {surveys.map((survey) => (
            <tr key={survey.id}>
              <th scope="row" className="tf-number">
                {survey.day}
              </th>
              <td data-number>
                {cubicText(survey.cubic)}
                {survey.isLower && (
                  <span className={css.lower}>
                    <StatusBadge tone="warning">{fields.isLower}</StatusBadge>
                  </span>
                )}
              </td>
              <td className={css.remark}>{survey.remark}</td>
              {verbs && (
                <td>
                  <RowActions>
                    {survey.allowedActions.includes('update') && (
                      <RowAction onClick={() => onUpdate(survey)}>{texts.update}</RowAction>
                    )}
                    {survey.allowedActions.includes('delete') && (
                      <RowAction onClick={() => onDelete(survey)}>{texts.delete}</RowAction>
                    )}
                  </RowActions>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
