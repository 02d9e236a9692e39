import { useId } from 'react'
import type { PunchKind } from '../../../gql/types.generated'
import { KINDS } from './proposal'
import { texts } from './texts'
import tripCss from './trip.module.css'

interface Props {
  kind: PunchKind
  onChoose: (kind: PunchKind) => void
}

/** Choice of the punch's kind, which is proposed; arrows move between them. */
export function KindChoice({ kind, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className={tripCss.kinds}>
      <legend className="tf-visually-hidden">{texts.kind}</legend>
      {KINDS.map((one) => (
        <label key={one} data-chosen={one === kind || undefined}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onChoose(one)} />
          {texts.kinds[one]}
        </label>
      ))}
    </fieldset>
  )
}
