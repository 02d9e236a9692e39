import { useState } from 'react'
import { LuChevronDown, LuChevronRight } from '../../../ui/icons'
import css from '../fleet.module.css'
import { CheckBox } from './CheckBox'
import { texts } from './texts'
import { type Captain, type Chosen, hasDriver, platesLike, stateOf, toggleCaptain, toggleDriver } from './tree'

interface Props {
  /** Captains that the search has found. */
  shown: readonly Captain[]
  tree: readonly Captain[]
  chosen: Chosen
  /** Searched text; with it every captain is unfolded, since drivers may have been found. */
  wanted: string
  onChange: (chosen: Chosen) => void
}

function CaptainLine({ captain, all, chosen, wanted, onChange }: Omit<Props, 'shown' | 'tree'> & Line) {
  const state = stateOf(captain, chosen)
  const [open, setOpen] = useState(state === 'some')
  const shown = open || wanted.trim() !== ''
  const own = chosen.get(captain.captainId)
  const { captainName } = captain
  const note = () => {
    const plates = platesLike(captain, wanted)
    if (plates.length) return plates.join('、')
    if (own === 'ALL') return texts.everyDriverHint
    if (own) return texts.chosenOf(own.size, all.drivers.length)
    return all.drivers.length ? null : texts.noDrivers
  }
  const Chevron = shown ? LuChevronDown : LuChevronRight
  return (
    <li>
      <div className={css.captain} data-state={state === 'none' ? undefined : state}>
        <button
          type="button"
          className={css.fold}
          aria-expanded={shown}
          aria-label={shown ? texts.collapse(captainName) : texts.expand(captainName)}
          disabled={captain.drivers.length === 0}
          onClick={() => setOpen(!open)}
        >
          {captain.drivers.length > 0 && <Chevron aria-hidden size={16} />}
        </button>
        <CheckBox
          label={texts.wholeCaptain(captainName)}
          state={state}
          onToggle={() => onChange(toggleCaptain(chosen, all))}
        >
          {captainName}
          <span className={css.mobile}>{captain.mobile}</span>
          {!captain.isOpenWallet && <span className={css.wallet}>{texts.noWallet}</span>}
        </CheckBox>
        <span className={css.note}>{note()}</span>
      </div>
      {shown && captain.drivers.length > 0 && (
        <ul className={css.drivers}>
          {captain.drivers.map(({ driverId, driverName, mobile }) => (
            <li key={driverId}>
              <CheckBox
                label={texts.driverOf(driverName, captainName)}
                state={hasDriver(captain, driverId, chosen) ? 'all' : 'none'}
                onToggle={() => onChange(toggleDriver(chosen, all, driverId))}
              >
                {driverName}
                <span className={css.mobile}>{mobile}</span>
              </CheckBox>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface Line {
  captain: Captain
  /** Captain with every driver, found or not. */
  all: Captain
}

/** Tree of captains and drivers to tick: a captain's own box means all of his drivers, with those who join later. */
export function MemberTree({ shown, tree, ...rest }: Props) {
  const known = new Map(tree.map((captain) => [captain.captainId, captain]))
  return (
    <ul>
      {shown.map((captain) => (
        <CaptainLine
          key={captain.captainId}
          captain={captain}
          all={known.get(captain.captainId) ?? captain}
          {...rest}
        />
      ))}
    </ul>
  )
}
