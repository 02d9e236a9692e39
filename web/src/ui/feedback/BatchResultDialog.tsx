import { useState } from 'react'
import { StatusBadge } from '../format/StatusBadge'
import { LuCopy } from '../icons'
import { Button } from '../layout/Button'
import { Modal } from '../overlay/Modal'
import { texts } from '../texts'
import css from './BatchResultDialog.module.css'
import { toast } from './toastStore'

export interface BatchRow {
  key: string
  /** Name of the row, such as its number. */
  label: string
  ok: boolean
  message?: string | null
}

interface Props {
  title: string
  rows: readonly BatchRow[] | null
  onClose: () => void
  /** Repeats the failed rows. */
  onRetry?: (keys: string[]) => void
  retrying?: boolean
}

const stateOf = ({ ok }: BatchRow) => (ok ? texts.batchOk : texts.batchFailed)

/** One line for each row, to be pasted into a spreadsheet. */
const asText = (rows: readonly BatchRow[]): string =>
  rows.map((row) => [row.label, stateOf(row), row.message ?? ''].join('\t').trimEnd()).join('\n')

async function copy(rows: readonly BatchRow[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(asText(rows))
    toast.success(texts.copied)
  } catch {
    // Browsers offer the clipboard only to pages with a secure address.
    toast.error(texts.copyFailed)
  }
}

/**
 * Outcomes of a batch for each row, the failed ones first, with a button to repeat those. Shown while `rows` is not
 * null.
 */
export function BatchResultDialog({ title, rows, onClose, onRetry, retrying }: Props) {
  const [failedOnly, setFailedOnly] = useState(false)
  const failed = rows?.filter((row) => !row.ok) ?? []
  const done = rows?.filter((row) => row.ok) ?? []
  const shown = failedOnly ? failed : [...failed, ...done]
  const footer = (
    <>
      <Button icon={<LuCopy aria-hidden />} onClick={() => void copy(shown)}>
        {texts.copy}
      </Button>
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
      <div className={css.head}>
        <p role="status">{texts.batchDone(done.length, failed.length)}</p>
        {failed.length > 0 && done.length > 0 && (
          <label>
            <input type="checkbox" checked={failedOnly} onChange={(event) => setFailedOnly(event.target.checked)} />
            {texts.failedOnly}
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too */}
      <section className={css.rows} aria-label={title} tabIndex={0}>
        <ul>
          {shown.map((row) => (
            <li key={row.key} className={css.row}>
              <span className={css.label}>{row.label}</span>
              <span className={css.message}>{row.message}</span>
              <StatusBadge tone={row.ok ? 'good' : 'bad'}>{stateOf(row)}</StatusBadge>
            </li>
          ))}
        </ul>
      </section>
    </Modal>
  )
}
