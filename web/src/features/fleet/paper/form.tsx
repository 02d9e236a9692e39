import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { fleetPaperFields as fields, fleetPaperInputLengths as lengths } from '../../../gql/fields/fleet.generated'
import type { FleetPaperInput, FleetPaperKind, FleetPaperUpdateInput } from '../../../gql/types.generated'
import { codeOptions, labelsOf } from '../../../kit/fields'
import { AddDrawer } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import { codeEntry, entry, valuesFor } from '../../../kit/form/values'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { TextField } from '../../../ui/form/fields'
import { PaperPictureField } from './PaperPictureField'
import {
  AddFleetPaperDocument,
  FleetPaperDocument,
  PaperHoldersDocument,
  type PaperHoldersQuery,
  UpdateFleetPaperDocument,
} from './paper.generated'
import { texts } from './texts'

const labels = labelsOf(fields)

/** Paper in force, as it is looked at and changed. */
export const fleetPaper = oneOf(FleetPaperDocument, (data) => data.fleetPaper)

/** Name of a paper: of whom or which truck, and its kind. */
export const nameOf = (paper: { plate: string | null; driverName: string | null; kind: FleetPaperKind }): string =>
  texts.name(paper.plate ?? paper.driverName ?? '', fields.kind.codes[paper.kind])

const shared = {
  number: entry.optionalText,
  validFrom: entry.optionalText,
  validUntil: entry.text,
  pictureUrl: entry.optionalText,
  remark: entry.optionalText,
}
const added = valuesFor<FleetPaperInput>()({
  ...shared,
  kind: codeEntry<FleetPaperKind>(),
  truckId: entry.optionalText,
  driverId: entry.optionalText,
})
/** Values of a paper without its kind and its truck or driver. */
export const changedPaper = valuesFor<FleetPaperUpdateInput>()(shared)

/** Refusal of a last day before the first one. */
export function useLastDayCheck(after?: string): (day: string) => string | null {
  const { getValues } = useFormContext<{ validFrom: string }>()
  return (day) => {
    const from = getValues('validFrom')
    if (from !== '' && day < from) return texts.backwards
    return after !== undefined && day <= after ? texts.notLater(after) : null
  }
}

/** Number, days, picture and remark; `after` is the last day of a paper that is renewed. */
export function PaperFields({ after }: { after?: string }) {
  const validate = useLastDayCheck(after)
  return (
    <>
      <PaperPictureField />
      <DayField name="validUntil" label={labels.validUntil} required hint={texts.lastDayHint} validate={validate} />
      <DayField name="validFrom" label={labels.validFrom} />
      <TextField name="number" label={labels.number} maxLength={lengths.number} />
      <TextField name="remark" label={labels.remark} maxLength={lengths.remark} />
    </>
  )
}

/** Kind of the paper, and the truck or driver that a paper of this kind belongs to. */
function HolderFields({ trucks, drivers }: PaperHoldersQuery) {
  const { setValue } = useFormContext<{ truckId: string; driverId: string }>()
  const kind: string = useWatch({ name: 'kind' })
  const optionsOf = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id, label }) => ({ value: id, label }))
  return (
    <>
      <SelectField
        name="kind"
        label={labels.kind}
        required
        options={codeOptions(fields.kind)}
        onChosen={(chosen) => setValue(chosen === 'DRIVING_LICENCE' ? 'truckId' : 'driverId', '')}
      />
      {kind === 'DRIVING_LICENCE' ? (
        <SelectField
          key="driver"
          name="driverId"
          label={labels.driverName}
          required
          options={optionsOf(
            drivers.records.map(({ id, name, captainName }) => ({ id, label: texts.holder(name, captainName) })),
          )}
        />
      ) : (
        <SelectField
          key="truck"
          name="truckId"
          label={labels.plate}
          required
          options={optionsOf(
            trucks.records.map(({ id, plate, captainName }) => ({ id, label: texts.holder(plate, captainName) })),
          )}
        />
      )}
    </>
  )
}

/** Drawer of a new paper. */
export function AddFleetPaper({ onClose, onSaved }: AddProps<object>) {
  const { run } = useCommand(AddFleetPaperDocument)
  const { data, error, refetch } = useQuery(PaperHoldersDocument)
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.save}
      permission="chain:basedata:edit"
      defaultValues={added.empty}
      asked={{ choices: data, error, refetch }}
      save={async (given) => (await run({ input: added.inputOf(given) })) && texts.added}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(choices) => (
        <>
          <HolderFields {...choices} />
          <PaperFields />
        </>
      )}
    </AddDrawer>
  )
}

/** Drawer of a change. */
export function EditFleetPaper(props: EditProps) {
  const { run } = useCommand(UpdateFleetPaperDocument)
  return (
    <EditDrawer
      {...props}
      one={fleetPaper}
      title={texts.edit}
      missing={texts.missing}
      permission="chain:basedata:edit"
      labels={labels}
      nameOf={nameOf}
      valuesOf={changedPaper.valuesOf}
      save={(given, { id }, version) => run({ id, version, input: changedPaper.inputOf(given) })}
    >
      {() => <PaperFields />}
    </EditDrawer>
  )
}
