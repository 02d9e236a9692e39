import { useId, useState } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { Picture, picturesOf } from '../../picture'
import css from '../../waybill.module.css'
import type { Difference } from './stale'
import { texts } from './texts'

type Side = 'mine' | 'theirs'

interface Props {
  /** Differences between this person's changes and the present waybill. */
  asked: readonly Difference[]
  /** Further changes by others. */
  others: readonly Difference[]
  saving: boolean
  /** Called with the fields that keep this person's values. */
  onKeep: (mine: ReadonlySet<string>) => void
  onClose: () => void
}

const isPicture = ({ field }: Difference) => field === 'inPicture' || field === 'goPicture'

/** Value in words, for screen readers. */
function told(one: Difference, value: string | null): string {
  if (value === null) return texts.blank
  return isPicture(one) ? texts.pictureCount(picturesOf(value).length) : value
}

/** Readable value: pictures are shown as pictures. */
function Shown({ one, value }: { one: Difference; value: string | null }) {
  if (value === null || !isPicture(one)) return told(one, value)
  return picturesOf(value).map((url) => <Picture key={url} className={css.small} url={url} alt={one.label} />)
}

const whoAndWhen = ({ changedBy, changedAt }: Difference) =>
  changedBy && <span className={css.by}>{texts.by(changedBy, formatDateTime(changedAt))}</span>

/**
 * Note that another person has changed the waybill meanwhile: the differences field by field, with a choice between
 * both. Nothing is overwritten unseen.
 */
export function StaleDialog({ asked, others, saving, onKeep, onClose }: Props) {
  const name = useId()
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(
    () => new Map(asked.map(({ field }) => [field, 'mine'])),
  )
  const choose = (field: string, side: Side) => setSides(new Map(sides).set(field, side))
  const choice = (one: Difference, side: Side) => (
    <label className={css.choice}>
      <input
        type="radio"
        name={`${name}-${one.field}`}
        aria-label={`${one.label} ${texts[side]} ${told(one, one[side])}`}
        checked={sides.get(one.field) === side}
        onChange={() => choose(one.field, side)}
      />
      <span>
        <Shown one={one} value={one[side]} />
        {side === 'theirs' && whoAndWhen(one)}
      </span>
    </label>
  )
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        variant="solid"
        loading={saving}
        onClick={() => onKeep(new Set([...sides].flatMap(([field, side]) => (side === 'mine' ? [field] : []))))}
      >
        {texts.keep}
      </Button>
    </>
  )
  return (
    <Modal open size="lg" title={texts.stale} footer={footer} onClose={onClose}>
      {asked.length > 0 && (
        <>
          <p>{texts.staleNote}</p>
          <table className={css.difference}>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.mine}</th>
                <th scope="col">{texts.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {asked.map((one) => (
                <tr key={one.field}>
                  <th scope="row">{one.label}</th>
                  <td>{choice(one, 'mine')}</td>
                  <td>{choice(one, 'theirs')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>{texts.staleOthers}</p>
          <table className={css.difference}>
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.was}</th>
                <th scope="col">{texts.now}</th>
              </tr>
            </thead>
            <tbody>
              {others.map((one) => (
                <tr key={one.field}>
                  <th scope="row">{one.label}</th>
                  <td>
                    <Shown one={one} value={one.mine} />
                  </td>
                  <td>
                    <Shown one={one} value={one.theirs} />
                    {whoAndWhen(one)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Modal>
  )
}
