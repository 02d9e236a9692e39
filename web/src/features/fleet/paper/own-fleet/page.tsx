import { useDeferredValue, useState } from 'react'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { fleetPaperFields as fields } from '../../../../gql/fields/fleet.generated'
import type { FleetPaperKind } from '../../../../gql/types.generated'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { PaperBadge } from '../looks'
import type { FleetPaperRowFragment } from '../paper.generated'
import { RenewDialog } from '../RenewDialog'
import { AddOwnPaper, type Holder } from './AddOwnPaper'
import { OwnFleetDocument, type OwnFleetQuery } from './own-fleet.generated'
import css from './own-fleet.module.css'
import { texts } from './texts'

type Own = OwnFleetQuery['ownFleet']['records'][number]
type Open = { renew: FleetPaperRowFragment } | { add: FleetPaperKind; holder: Holder }

const AT_ONCE = 20
const OF_TRUCK: readonly FleetPaperKind[] = ['VEHICLE_LICENCE', 'TRANSPORT_PERMIT', 'INSURANCE']
const OF_DRIVER: readonly FleetPaperKind[] = ['DRIVING_LICENCE']

/** Truck or driver with the papers that it needs, those that are missing included. */
function OwnCard({ own, onOpen }: { own: Own; onOpen: (open: Open) => void }) {
  return (
    <li className={css.card}>
      <h2>{own.name}</h2>
      <p className={css.about}>{[own.vehicleType, own.mobile, own.companyAuthName].filter(Boolean).join(' · ')}</p>
      {(own.isTruck ? OF_TRUCK : OF_DRIVER).map((kind) => {
        const paper = own.papers?.find((one) => one.kind === kind)
        const label = fields.kind.codes[kind]
        const action = paper ? texts.renew : texts.add
        return (
          <div key={kind} className={css.paper}>
            <span className={css.state}>
              {label}
              {paper ? <PaperBadge state={paper.state} validUntil={paper.validUntil} /> : <span>{texts.none}</span>}
            </span>
            <Button
              className={css.verb}
              variant={paper && paper.state === 'VALID' ? 'outline' : 'solid'}
              aria-label={texts.actionOf(action, own.name, label)}
              onClick={() => onOpen(paper ? { renew: paper } : { add: kind, holder: own })}
            >
              {action}
            </Button>
          </div>
        )
      })}
    </li>
  )
}

/** 我的车队: a captain's trucks and drivers with their papers, which he renews by a picture from his phone. */
export default function OwnFleetPage() {
  const [typed, setTyped] = useState('')
  const [size, setSize] = useState(AT_ONCE)
  const [open, setOpen] = useState<Open | null>(null)
  const name = useDeferredValue(typed.trim())
  const found = usePageQuery(
    OwnFleetDocument,
    { filter: name ? { name } : {}, page: { current: 1, size } },
    (data) => data.ownFleet,
  )
  const { rows, total, summary, error, refetch } = found
  const counts = summary && summary.expiredCount + summary.expiringCount > 0
  const close = () => setOpen(null)
  return (
    <div className={css.page}>
      <h1 className={looks.strong}>{texts.title}</h1>
      <p className={looks.note}>{texts.intro}</p>
      <input
        type="search"
        className={css.search}
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !rows && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !rows && <div className={looks.waiting} aria-busy />}
      {rows && total === 0 && <p role="status">{name ? texts.noneFound : texts.empty}</p>}
      {rows && total > 0 && (
        <>
          <p role="status">
            {summary && counts
              ? texts.counts(formatCount(summary.expiredCount), formatCount(summary.expiringCount))
              : texts.fine}
          </p>
          <ul className={css.list}>
            {rows.map((own) => (
              <OwnCard key={own.id} own={own} onOpen={setOpen} />
            ))}
          </ul>
        </>
      )}
      {rows && rows.length < total && (
        <Button className={css.verb} onClick={() => setSize(size + AT_ONCE)}>
          {texts.more}
        </Button>
      )}
      {open && 'renew' in open && <RenewDialog row={open.renew} onClose={close} onDone={refetch} />}
      {open && 'add' in open && <AddOwnPaper holder={open.holder} kind={open.add} onClose={close} onDone={refetch} />}
    </div>
  )
}
