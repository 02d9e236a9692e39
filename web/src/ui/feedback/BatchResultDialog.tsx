import { StatusBadge } from '../format/StatusBadge'
import { Button } from '../layout/Button'
import { Modal } from '../overlay/Modal'
import { texts } from '../texts'
import css from './BatchResultDialog.module.css'

export interface BatchRow {
  key: string
  /** What the row is called: its number, say. */
  label: string
  ok: boolean
  message?: string | null
}

interface Props {
  title: string
  rows: readonly BatchRow[] | null
  onClose: () => void
  /** Tries the failed rows once more. */
  onRetry?: (keys: string[]) => void
  retrying?: boolean
}

/** What became of every row of a batch, failed ones first, with a way to try those again. Shown while `rows` is not null. */
export function BatchResultDialog({ title, rows, onClose, onRetry, retrying }: Props) {
  const failed = rows?.filter((row) => !row.ok) ?? []
  const done = rows?.filter((row) => row.ok) ?? []
  const footer = (
    <>
      {onRetry && failed.length > 0 && (
        <Button loading={retrying} onClick={() => onRetry(failed.map((row) => row.key))}>
          {texts.retryFailed}
        </Button>
      )}
      <Button variant="solid" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  )
  return (
    <Modal open={rows !== null} title={title} size="md" footer={footer} onClose={onClose}>
      <p role="status">{texts.batchDone(done.length, failed.length)}</p>
      <ul className={css.rows}>
        {[...failed, ...done].map((row) => (
          <li key={row.key} className={css.row}>
            <span className={css.label}>{row.label}</span>
            <span className={css.message}>{row.message}</span>
            <StatusBadge tone={row.ok ? 'good' : 'bad'}>{row.ok ? texts.batchOk : texts.batchFailed}</StatusBadge>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
