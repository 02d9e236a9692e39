import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { MissingChips } from '../../paper'
import { texts as previewTexts } from '../preview/texts'
import css from '../verbs.module.css'
import { SettlementPapersDocument } from './papers.generated'
import { texts } from './texts'

const KINDS = ['loadPicture', 'gatePicture', 'payeeContract', 'card'] as const

/** Documents that the trips of settlements lack, if any. */
export default function PapersDialog({ rows: settlements, onClose }: DialogProps<{ id: string; settleNo: string }>) {
  const variables = { ids: settlements.map(({ id }) => id) }
  const { data, error, refetch } = useQuery(SettlementPapersDocument, { variables, fetchPolicy: 'no-cache' })
  const [first, ...more] = settlements
  const close = (
    <Button variant="solid" onClick={onClose}>
      {ui.close}
    </Button>
  )
  return (
    <Modal
      open
      size="xl"
      title={texts.title}
      record={more.length ? null : first?.settleNo}
      footer={close}
      onClose={onClose}
    >
      <p className={css.hint}>{texts.hint}</p>
      {error && <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!data && !error && <p role="status">{previewTexts.waiting}</p>}
      {data && (
        <div className={`${css.changes} ${css.papers}`}>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.settleNo}</th>
                <th scope="col">{texts.complete}</th>
                <th scope="col">{texts.rate}</th>
                {KINDS.map((kind) => (
                  <th key={kind} scope="col">
                    {texts.missing[kind]}
                  </th>
                ))}
                <th scope="col">{texts.lacking}</th>
              </tr>
            </thead>
            <tbody>
              {data.documentCompleteness.map((row) => (
                <tr key={row.companySettleId}>
                  <th scope="row">{row.settleNo}</th>
                  <td className="tf-number" data-name={texts.complete}>
                    {`${formatCount(row.complete)} / ${formatCount(row.total)}`}
                  </td>
                  <td className="tf-number" data-name={texts.rate}>
                    {row.rate === null ? '—' : texts.percent(row.rate)}
                  </td>
                  {KINDS.map((kind) => (
                    <td key={kind} className="tf-number" data-name={texts.missing[kind]}>
                      {row.missing[kind] > 0 ? formatCount(row.missing[kind]) : texts.whole}
                    </td>
                  ))}
                  <td data-name={texts.lacking}>
                    {row.lacking.length > 0 ? <MissingChips kinds={row.lacking} /> : texts.whole}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  )
}
