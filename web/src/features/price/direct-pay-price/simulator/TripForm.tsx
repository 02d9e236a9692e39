import { useController, useWatch } from 'react-hook-form'
import { SelectField } from '../../../../ui/form/choice-fields'
import { MomentField } from '../../../../ui/form/dates'
import { Field } from '../../../../ui/form/Field'
import { Form } from '../../../../ui/form/Form'
import { AmountField } from '../../../../ui/form/fields'
import formCss from '../../../../ui/form/form.module.css'
import { enumOptions } from '../../../../ui/form/options'
import type { ServerForm } from '../../../../ui/form/useServerForm'
import type { ChooserRow } from '../../../fleet/captain'
import css from '../../price.module.css'
import { isFreight, unitIn } from '../form/fields'
import { usePlaces } from '../form/usePlaces'
import { MODES, UNITS } from '../rows'
import { texts } from '../texts'

export interface TripValues {
  projectInfoId: string
  tpMode: string
  soilType: string
  garbageId: string
  goDatetime: string
  settlePrice: string
  weightType: string
  captain: ChooserRow | null
}

const { fields } = texts

function CaptainField({ form, onChoose }: Pick<Props, 'form' | 'onChoose'>) {
  const { field, fieldState } = useController({
    name: 'captain',
    control: form.methods.control,
    rules: { validate: (row) => row !== null || texts.captainMissing },
  })
  const row = field.value
  return (
    <Field label={texts.captain} required wide error={fieldState.error?.message}>
      {({ id, 'aria-describedby': describedBy }) => (
        <button
          ref={field.ref}
          id={id}
          type="button"
          className={formCss.control}
          aria-haspopup="dialog"
          aria-describedby={`${id}-text${describedBy ? ` ${describedBy}` : ''}`}
          onClick={onChoose}
        >
          <span id={`${id}-text`} className={row ? css.chosen : css.placeholder}>
            {row ? [row.captainName, row.driverName].filter(Boolean).join(' · ') : texts.chooseCaptain}
          </span>
        </button>
      )}
    </Field>
  )
}

interface Props {
  form: ServerForm<TripValues>
  projects: readonly { id: string; name: string }[]
  onChoose: () => void
}

/** Form of a made-up trip. */
export function TripForm({ form, projects, onChoose }: Props) {
  const { control, setValue } = form.methods
  const values = useWatch({ control }) as TripValues
  const places = usePlaces(projects, values)
  const freight = isFreight(values)
  return (
    <>
      <p className={css.lead}>{texts.simulateHint}</p>
      <Form form={form} columns={2}>
        <SelectField
          name="projectInfoId"
          label={fields.projectName}
          required
          wide
          requiredMessage={texts.projectFirst}
          options={places.projects}
          onChosen={() => {
            setValue('soilType', '')
            setValue('garbageId', '')
          }}
        />
        <SelectField name="tpMode" label={fields.tpMode} required options={enumOptions(MODES, texts.modes)} />
        <SelectField name="soilType" label={fields.soilType} required options={places.soils} />
        <SelectField
          name="garbageId"
          label={fields.garbageName}
          required={freight}
          disabled={!freight}
          hint={freight ? undefined : texts.garbageOnlyFreight}
          options={places.sites}
        />
        <MomentField name="goDatetime" label={texts.goDatetime} hint={texts.goDatetimeHint} />
        <SelectField name="weightType" label={fields.weightType} required options={enumOptions(UNITS, texts.units)} />
        <AmountField name="settlePrice" label={texts.typedPrice} unit={unitIn(values)} />
        <CaptainField form={form} onChoose={onChoose} />
      </Form>
    </>
  )
}
