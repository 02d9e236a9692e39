import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { Group } from '../../../../ui/layout/Group'
import css from '../desk.module.css'
import type { Registration } from './rows'
import { texts } from './texts'

function Verdict({ ok }: { ok: boolean | null }) {
  if (ok === null) return <StatusBadge tone="neutral">{texts.checkUnknown}</StatusBadge>
  return <StatusBadge tone={ok ? 'good' : 'bad'}>{ok ? texts.checkOk : texts.checkWrong}</StatusBadge>
}

/** Facts for and against a registration; the reviewer decides. */
export function Checks({ checks }: Pick<Registration, 'checks'>) {
  return (
    <Group title={texts.checksTitle} aria-live="polite">
      <ul className={css.checks}>
        {checks.map(({ check, ok, message }) => (
          <li key={check}>
            <Verdict ok={ok} />
            <span>{texts.checks[check]}</span>
            {message && <span className={css.message}>{message}</span>}
          </li>
        ))}
      </ul>
    </Group>
  )
}
