import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { useActive } from '../../../ui/overlay/active'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import css from './anomaly.module.css'
import { AnomalyStateBadge } from './badges'
import { stockUrl } from './links'
import { type Anomaly, EDIT, reasonAgainst } from './rows'
import { texts } from './texts'
import type { Handling } from './useHandling'

interface Props {
  anomaly: Anomaly | undefined
  handling: Handling
  onWaybill: (id: string) => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** Alt+1 confirms and Alt+2 clears what is shown, while no dialog is in front of it. */
function useVerbKeys(anomaly: Anomaly | undefined, handling: Handling): void {
  const active = useActive()
  const latest = useRef({ anomaly, handling })
  latest.current = { anomaly, handling }
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const { anomaly: shown, handling: verbs } = latest.current
      const verb = event.code === 'Digit1' ? 'confirm' : event.code === 'Digit2' ? 'clear' : null
      if (!event.altKey || !verb || !shown || verbs.asked || reasonAgainst(verb, shown)) return
      event.preventDefault()
      verbs.ask(verb, [shown])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}

/** One flag with its evidence and what can be done with it; Alt+↑ and Alt+↓ go through the list. */
export function AnomalyDrawer({ anomaly, handling, onWaybill, onPrevious, onNext, onClose }: Props) {
  useVerbKeys(anomaly, handling)
  const { fields } = texts
  const stock = anomaly && stockUrl(anomaly)
  const footer = anomaly && (
    <>
      <Button
        permission={EDIT}
        disabledReason={reasonAgainst('reopen', anomaly)}
        onClick={() => handling.reopen([anomaly])}
      >
        {texts.reopen}
      </Button>
      <Button
        permission={EDIT}
        disabledReason={reasonAgainst('clear', anomaly)}
        onClick={() => handling.ask('clear', [anomaly])}
      >
        {texts.clearKey}
      </Button>
      <Button
        variant="solid"
        permission={EDIT}
        disabledReason={reasonAgainst('confirm', anomaly)}
        onClick={() => handling.ask('confirm', [anomaly])}
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
            <dt>{fields.state}</dt>
            <dd>
              <AnomalyStateBadge state={anomaly.state} />
            </dd>
            <dt>{fields.blocking}</dt>
            <dd>{anomaly.blocking ? texts.yes : texts.no}</dd>
            <dt>{fields.no}</dt>
            <dd>
              <button type="button" className={css.link} onClick={() => onWaybill(anomaly.waybillId)}>
                {anomaly.no}
              </button>
            </dd>
            {anomaly.others.length > 0 && (
              <>
                <dt>{fields.others}</dt>
                <dd className={css.others}>
                  {anomaly.others.map(({ id, no }) => (
                    <button key={id} type="button" className={css.link} onClick={() => onWaybill(id)}>
                      {no}
                    </button>
                  ))}
                </dd>
              </>
            )}
            {(['projectName', 'garbageName', 'truckCode', 'captainName', 'driverName'] as const).map((field) => [
              <dt key={field}>{fields[field]}</dt>,
              <dd key={`${field} value`}>{anomaly[field] ?? '—'}</dd>,
            ])}
            <dt>{fields.goDatetime}</dt>
            <dd className="tf-number">{formatDateTime(anomaly.goDatetime)}</dd>
            <dt>{fields.createTime}</dt>
            <dd className="tf-number">{formatDateTime(anomaly.createTime)}</dd>
            {anomaly.reason && (
              <>
                <dt>{fields.reason}</dt>
                <dd>{[anomaly.reason, anomaly.note].filter(Boolean).join('：')}</dd>
                <dt>{fields.handledBy}</dt>
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
