import { useId, useState } from 'react'
import { tpModeCodes } from '../../../gql/fields/waybill.generated'
import type { TpMode } from '../../../gql/types.generated'
import { keptOffers, seenValues } from './keptOffers'
import type { Proposal } from './proposal'
import css from './punch.module.css'
import { texts } from './texts'
import tripCss from './trip.module.css'

interface Option {
  value: string
  label: string
}

interface ChoiceProps {
  label: string
  options: readonly Option[]
  value: string | null
  onChoose: (value: string | null) => void
}

/** Choice in the wheel of the phone's own. */
function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={tripCss.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{texts.unset}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface Props {
  owner: string
  proposal: Proposal
  onChange: (part: Partial<Proposal>) => void
}

const modes: Option[] = Object.entries(tpModeCodes).map(([value, label]) => ({ value, label }))

/** Particulars of the trip in a few words, which open into choices of what this phone has seen before. */
export function TripFacts({ owner, proposal, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { truckCode, cardNo, projectName, soilType, tpMode, garbageName } = proposal
  const seen = [proposal, ...keptOffers(owner)]
  const projects = seenValues(seen, 'projectInfoId')
  const sites = seenValues(seen, 'garbageId')
  const soils = seenValues(seen, 'soilType').flatMap(({ soilType: soil }) =>
    soil ? [{ value: soil, label: soil }] : [],
  )
  const facts: [string, string | null][] = [
    ...(truckCode && cardNo ? ([[texts.card, cardNo]] as [string, string][]) : []),
    [texts.project, projectName],
    [texts.soil, soilType],
    [texts.mode, tpMode && tpModeCodes[tpMode]],
    [texts.site, garbageName],
  ]
  return (
    <>
      <div className={tripCss.truckHead}>
        <strong>{truckCode ?? cardNo}</strong>
        <button type="button" className={css.plain} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.change}
        </button>
      </div>
      {!isOpen && (
        <dl className={tripCss.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? texts.unset}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen && (
        <div className={tripCss.choices}>
          <Choice
            label={texts.project}
            options={projects.map((one) => ({ value: one.projectInfoId ?? '', label: one.projectName ?? '' }))}
            value={proposal.projectInfoId}
            onChoose={(id) => {
              const chosen = projects.find((one) => one.projectInfoId === id)
              onChange({ projectInfoId: id, projectName: chosen?.projectName ?? null })
            }}
          />
          <Choice
            label={texts.soil}
            options={soils}
            value={soilType}
            onChoose={(soil) => onChange({ soilType: soil })}
          />
          <Choice
            label={texts.mode}
            options={modes}
            value={tpMode}
            onChoose={(mode) => onChange({ tpMode: mode as TpMode | null })}
          />
          <Choice
            label={texts.site}
            options={sites.map((one) => ({ value: one.garbageId ?? '', label: one.garbageName ?? '' }))}
            value={proposal.garbageId}
            onChoose={(id) => {
              const chosen = sites.find((one) => one.garbageId === id)
              onChange({ garbageId: id, garbageName: chosen?.garbageName ?? null })
            }}
          />
        </div>
      )}
    </>
  )
}
