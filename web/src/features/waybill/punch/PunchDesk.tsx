import { useRef, useState } from 'react'
import { uuid } from '../../../apollo/uuid'
import type { PunchKind } from '../../../gql/types.generated'
import type { Quantity } from '../../../ui/format/decimal'
import { usePlace } from '../../../ui/place/usePlace'
import { KindChoice } from './KindChoice'
import { keepOffer } from './keptOffers'
import { PictureButton } from './PictureButton'
import { PunchList } from './PunchList'
import { type Given, kindAfter, ownKinds, type Proposal } from './proposal'
import css from './punch.module.css'
import { PUNCH, type PunchPayload } from './punchOutbox'
import { SendingState } from './SendingState'
import { TripFacts } from './TripFacts'
import { TruckField } from './TruckField'
import { texts } from './texts'
import tripCss from './trip.module.css'
import { useProposal } from './useProposal'
import { shownPunches, usePunches } from './usePunches'

const nameOf = ({ truckCode, cardNo }: Pick<Proposal, 'truckCode' | 'cardNo'>): string => truckCode ?? cardNo ?? ''

/** Milliseconds for which a position tells where a punch was made. */
const FRESH = 600_000

/** Degrees to six places, which is a tenth of a metre. */
const degrees = (value: number) => String(Math.floor(value * 1e6) / 1e6) as Quantity

interface Props {
  owner: string
  /** Address of the page for signing in, which leads back here. */
  signIn: string
}

/** Truck, particulars, picture and place of the next punch, and the punches of today. */
export function PunchDesk({ owner, signIn }: Props) {
  const { outbox, state, hindrance } = usePunches(owner)
  const punches = shownPunches(state)
  const isOnWay = (proposal: Proposal) =>
    punches.some(
      (punch) => punch.state === 'WAITING' && nameOf(proposal) === (punch.payload.truckCode ?? punch.payload.cardNo),
    )
  const { proposal, searching, note, find, change, close, isShown } = useProposal(owner, isOnWay)
  const { place, fault } = usePlace()
  const [picture, setPicture] = useState<Blob | null>(null)
  const [told, setTold] = useState<{ text: string; isFault: boolean } | null>(null)
  const saving = useRef(false)

  const begin = (given: Given) => {
    setPicture(null)
    setTold(null)
    void find(given)
  }
  const punch = async (offer: Proposal, kind: PunchKind) => {
    if (saving.current) return
    saving.current = true
    const { next: _, projectName: __, garbageName: ___, ...particulars } = offer
    const isHere = place !== null && Date.now() - place.at < FRESH
    const where = isHere && { lng: degrees(place.lng), lat: degrees(place.lat), accuracy: place.accuracy }
    const payload: PunchPayload = { kind, ...particulars, ...where }
    try {
      await outbox.add({ id: uuid(), kind: PUNCH, payload, picture, madeAt: new Date().toISOString() })
      const own = ownKinds([kind, ...punches.map((one) => one.payload.kind)])
      keepOffer(owner, { ...offer, next: kindAfter(kind, own) })
      // The next truck may be there already.
      if (isShown(offer)) {
        setPicture(null)
        close()
      }
      setTold({ text: texts.done(nameOf(offer), texts.kinds[kind]), isFault: false })
      navigator.vibrate?.(60)
    } catch (error) {
      console.error(error)
      setTold({ text: texts.notKept, isFault: true })
    } finally {
      saving.current = false
    }
  }

  return (
    <>
      <SendingState state={state} hindrance={hindrance} signIn={signIn} onSend={() => void outbox.resume()} />
      <TruckField isFound={proposal !== null} onFind={begin} />
      <p role="status" className={css.told} data-fault={told?.isFault || undefined}>
        {told?.text ?? (searching ? texts.searching : note)}
      </p>
      {proposal && (
        <section className={css.trip} aria-label={nameOf(proposal)}>
          <TripFacts owner={owner} proposal={proposal} onChange={change} />
          <KindChoice kind={proposal.next} onChoose={(next) => change({ next })} />
          <PictureButton picture={picture} onTake={setPicture} />
          <p>{place ? texts.place.found(place.accuracy) : fault ? texts.place[fault] : texts.place.waiting}</p>
          <div className={tripCss.submit}>
            <button type="button" className={css.plain} onClick={close}>
              {texts.another}
            </button>
            <button type="button" className={css.solid} onClick={() => void punch(proposal, proposal.next)}>
              {texts.submit(texts.kinds[proposal.next])}
            </button>
          </div>
        </section>
      )}
      <PunchList
        punches={punches}
        onAgain={(id) => void outbox.again(id)}
        onDismiss={(id) => void outbox.dismiss(id)}
      />
    </>
  )
}
