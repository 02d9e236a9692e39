import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ComboField, QuantityField, SelectField } from '../../../../ui/form/choice-fields'
import { MomentField } from '../../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { PicturesField } from '../../picture'
import css from '../../waybill.module.css'
import { MODES, SHIFTS, fields as waybillFields } from '../rows'
import { texts as waybillTexts } from '../texts'
import { type Choices, optionsFor, type Present, usesTickets } from './choices'
import { type FieldName, formFields, shownName, type Values } from './fields'
import { texts } from './texts'

const SHORT = 40
const PLATE = 20
const CARD = 15
const TICKET = 30
const REMARK = 200

const labels: Readonly<Record<string, string>> = texts.fields
const named = <T extends string>(values: readonly T[], names: Record<T, string>) =>
  values.map((value) => ({ value, label: names[value] }))
const modes = named(MODES, waybillFields.tpMode.codes)
const shifts = named(SHIFTS, waybillFields.inShiftType.codes)
const UNITS = ['TRUCK', 'CUBIC', 'TON'] as const
const units = named(UNITS, waybillFields.weightType.codes)
const flags = [
  { value: '1', label: waybillTexts.yes },
  { value: '0', label: waybillTexts.no },
]

interface Props {
  choices: Choices
  /** Choices at the opening of the form. */
  present: Present
  /** Reason why a field cannot be changed, by its shown name. */
  sealed: ReadonlyMap<string, string>
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Fields of a waybill's form, in groups; a sealed one is disabled and shows the reason. */
export function WaybillFields({ choices, present, sealed }: Props) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const [ticketsTouched, setTicketsTouched] = useState(false)
  const options = optionsFor(choices, values, present)
  const freight = values.tpMode === 'FREIGHT'
  const field = (name: FieldName, hint?: string) => {
    const reason = sealed.get(shownName(name))
    const { required } = formFields[name] as { required?: boolean }
    return {
      name,
      label: labels[shownName(name)] ?? name,
      required,
      disabled: reason !== undefined,
      hint: reason ?? hint,
    }
  }
  // A new trip follows its project until a person chooses whether it uses a ticket.
  const isNew = present.projectName === undefined
  const follow = (chosen: Partial<Values>) => {
    if (!isNew || ticketsTouched) return
    setValue('isTicket', usesTickets(choices, { ...values, ...chosen }) ? '1' : '0')
  }
  const site = field('garbageId', freight ? undefined : texts.siteNotFreight)
  return (
    <>
      <Group title={waybillTexts.groups.trip}>
        <SelectField
          {...field('projectInfoId')}
          options={options.projects}
          onChosen={(projectInfoId) => follow({ projectInfoId })}
        />
        <SelectField
          {...field('tpMode')}
          options={modes}
          onChosen={(mode) => {
            if (mode === 'FREIGHT') return
            setValue('garbageId', '', { shouldDirty: true })
            follow({ garbageId: '' })
          }}
        />
        <SelectField
          {...site}
          required={freight}
          requiredMessage={texts.siteNeeded}
          disabled={site.disabled || !freight}
          options={options.sites}
          onChosen={(garbageId) => follow({ garbageId })}
        />
        <SelectField {...field('goSoilType')} options={options.soils} />
        <QuantityField {...field('weightTons')} />
        <SelectField {...field('weightType')} options={units} />
        <TextField {...field('cardNo')} maxLength={CARD} />
        <SelectField {...field('isTicket')} options={flags} onChosen={() => setTicketsTouched(true)} />
        <TextField {...field('ticketNo')} maxLength={TICKET} />
      </Group>
      <Group title={waybillTexts.groups.people}>
        <ComboField {...field('truckCode', texts.truckHint)} maxLength={PLATE} suggestions={options.trucks} />
        <SelectField {...field('captainId', texts.captainHint)} options={options.captains} />
        <SelectField {...field('driverId')} options={options.drivers} />
        <ComboField {...field('goVehicleType')} maxLength={SHORT} suggestions={options.vehicleTypes} />
        <TextField {...field('fleetName')} maxLength={SHORT} />
        <TextField {...field('agentName')} maxLength={SHORT} />
      </Group>
      <Group title={waybillTexts.groups.loading}>
        <MomentField {...field('inDatetime')} />
        <SelectField {...field('inShiftType')} options={shifts} />
        <ComboField {...field('inSoilType')} maxLength={SHORT} suggestions={options.soilTexts} />
        <QuantityField {...field('load')} />
        <TextField {...field('machineCode')} maxLength={SHORT} />
        <TextField {...field('inStaffName')} maxLength={SHORT} />
        <TextField {...field('inName')} maxLength={SHORT} />
      </Group>
      <Group title={waybillTexts.groups.leaving}>
        <MomentField {...field('goDatetime')} />
        <MomentField {...field('completeDatetime')} />
        <TextField {...field('goTruckCode')} maxLength={PLATE} />
        <TextField {...field('goStaffName')} maxLength={SHORT} />
        <TextField {...field('goName')} maxLength={SHORT} />
      </Group>
      <Group title={waybillTexts.groups.money}>
        <AmountField
          {...field('settlePrice', texts.priceHint)}
          unit={UNITS.find((unit) => unit === values.weightType) ?? 'ANY'}
        />
        <AmountField signed {...field('exAmt', texts.signedHint)} />
        <AmountField signed {...field('adjustAmt', texts.signedHint)} />
        <AmountField {...field('payTaxes')} />
        <AmountField {...field('inPreparePrice')} />
        <AmountField {...field('garbagePreparePrice')} />
      </Group>
      <Group title={waybillTexts.groups.pictures}>
        <PicturesField {...field('inPicture', texts.pictureHint)} />
        <PicturesField {...field('goPicture', texts.pictureHint)} />
      </Group>
      <Group title={texts.fields.remark}>
        <TextAreaField {...field('remark')} wide rows={2} maxLength={REMARK} />
      </Group>
    </>
  )
}
