import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { anomalyFields as fields } from '../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../kit/cells'
import type { DrawerProps } from '../../../kit/record/kind'
import { useVerbs } from '../../../kit/verbs/RecordVerbs'
import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { useActive } from '../../../ui/overlay/active'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import css from './anomaly.module.css'
import { stockUrl } from './links'
import { type Anomaly, EDIT, reasonAgainst, WAYBILL_PARAM } from './rows'
import { texts } from './texts'

/** Keys of the drawer: Alt+1 confirms and Alt+2 clears the shown flag, unless a dialog is open. */
function useVerbKeys(anomaly: Anomaly | undefined): void {
  const active = useActive()
  const { start } = useVerbs()
  const latest = useRef({ anomaly, start })
  latest.current = { anomaly, start }
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const { anomaly: shown, start: begin } = latest.current
      const verb = event.code === 'Digit1' ? 'confirm' : event.code === 'Digit2' ? 'clear' : null
      if (!event.altKey || !verb || !shown || reasonAgainst(verb, shown)) return
      event.preventDefault()
      begin(verb, [shown])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}

/** Shown flag; a decided one leaves the list of open ones, and its neighbour replaces it. */
function useShown({ id, rows, onOpen, onClose }: DrawerProps<Anomaly>): Anomaly | undefined {
  const at = rows.findIndex((row) => row.id === id)
  const shown = rows[at]
  const neighbour = rows[at + 1]?.id ?? null
  const seen = useRef<{ next: string | null } | null>(null)
  useEffect(() => {
    if (shown) {
      seen.current = { next: neighbour }
      return
    }
    if (!seen.current) return
    const { next } = seen.current
    seen.current = null
    if (next) onOpen(next)
    else onClose()
  }, [shown, neighbour, onOpen, onClose])
  return shown
}

/** Drawer of one anomaly with its evidence and verbs; Alt+↑ and Alt+↓ go through the list. */
export function AnomalyDrawer(props: DrawerProps<Anomaly>) {
  const { onPrevious, onNext, onClose } = props
  const shown = useShown(props)
  const { start } = useVerbs()
  const waybill = useDrawerParam(WAYBILL_PARAM)
  useVerbKeys(shown)
  // Hidden while its waybill is open.
  const anomaly = waybill.value ? undefined : shown
  const onWaybill = waybill.open
  const stock = anomaly && stockUrl(anomaly)
  const footer = anomaly && (
    <>
      <Button
        permission={EDIT}
        disabledReason={reasonAgainst('reopen', anomaly)}
        onClick={() => start('reopen', [anomaly])}
      >
        {texts.reopen}
      </Button>
      <Button
        permission={EDIT}
        disabledReason={reasonAgainst('clear', anomaly)}
        onClick={() => start('clear', [anomaly])}
      >
        {texts.clearKey}
      </Button>
      <Button
        variant="solid"
        permission={EDIT}
        disabledReason={reasonAgainst('confirm', anomaly)}
        onClick={() => start('confirm', [anomaly])}
      >
        {texts.confirmKey}
      </Button>
    </>
  )
  return (
    <SideDrawer
      open={anomaly !== undefined}
      width="560px"
      title={texts.drawer}
      record={anomaly?.no}
      footer={footer}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      {anomaly && (
        <>
          <p className={css.evidence}>
            <strong>{texts.rules[anomaly.rule]}</strong>：{anomaly.evidence}
            {stock && (
              <>
                {' '}
                <Link className={css.link} to={stock}>
                  {texts.stock}
                </Link>
              </>
            )}
          </p>
          <dl className={css.lines}>
            <dt>{fields.state.label}</dt>
            <dd>
              <CodeBadge field={fields.state} value={anomaly.state} />
            </dd>
            <dt>{fields.blocking.label}</dt>
            <dd>{anomaly.blocking ? texts.yes : texts.no}</dd>
            <dt>{fields.no.label}</dt>
            <dd>
              <button type="button" className={css.link} onClick={() => onWaybill(anomaly.waybillId)}>
                {anomaly.no}
              </button>
            </dd>
            {anomaly.others.length > 0 && (
              <>
                <dt>{fields.others.label}</dt>
                <dd className={looks.row}>
                  {anomaly.others.map(({ id, no }) => (
                    <button key={id} type="button" className={css.link} onClick={() => onWaybill(id)}>
                      {no}
                    </button>
                  ))}
                </dd>
              </>
            )}
            {(['projectName', 'garbageName', 'truckCode', 'captainName', 'driverName'] as const).map((field) => [
              <dt key={field}>{fields[field].label}</dt>,
              <dd key={`${field} value`}>{anomaly[field] ?? '—'}</dd>,
            ])}
            <dt>{fields.goDatetime.label}</dt>
            <dd className="tf-number">{formatDateTime(anomaly.goDatetime)}</dd>
            <dt>{fields.createTime.label}</dt>
            <dd className="tf-number">{formatDateTime(anomaly.createTime)}</dd>
            {anomaly.reason && (
              <>
                <dt>{fields.reason.label}</dt>
                <dd>{[anomaly.reason, anomaly.note].filter(Boolean).join('：')}</dd>
                <dt>{fields.handledBy.label}</dt>
                <dd>
                  {anomaly.handledBy} {formatDateTime(anomaly.handledTime)}
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </SideDrawer>
  )
}
