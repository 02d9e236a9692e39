import { formatDateTime } from '../../../ui/format/date'
import { Group } from '../../../ui/layout/Group'
import css from './basedata.module.css'
import type { BaseDetail } from './kind'
import { texts } from './texts'

/** Who changed what of a row, the last change first. */
export function History({ title = texts.history, history }: Pick<BaseDetail, 'history'> & { title?: string }) {
  return (
    <Group title={title}>
      {history.length === 0 ? (
        <p className={css.hint}>{texts.noHistory}</p>
      ) : (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
              <th scope="col">{texts.by}</th>
              <th scope="col">{texts.at}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ id, label, before, after, reason, createBy, createTime }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{before ?? texts.blank}</td>
                <td>
                  {after ?? texts.blank}
                  {reason && <span className={css.reason}>{texts.because(reason)}</span>}
                </td>
                <td>{createBy}</td>
                <td className="tf-number">{formatDateTime(createTime)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Group>
  )
}
