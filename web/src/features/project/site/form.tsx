import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dumpSiteFields, siteInputLengths as lengths } from '../../../gql/fields/project.generated'
import type { SiteInput, SiteOwnership } from '../../../gql/types.generated'
import { baseDataForm } from '../../../kit/basedata/form'
import { codeOptions, labelsOf } from '../../../kit/fields'
import { entry, optionalCodeEntry, valuesFor } from '../../../kit/form/values'
import { oneOf } from '../../../kit/record/useRecord'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { AmountField, TextField } from '../../../ui/form/fields'
import { PlaceFields } from '../../basedata/place'
import {
  CreateSiteDocument,
  SiteDocument,
  type SiteRowFragment,
  SiteTypesDocument,
  UpdateSiteDocument,
} from './site.generated'

const labels = labelsOf(dumpSiteFields)
const texts = {
  goneType: '（已停用的类型）',
  fence: `${labels.fenceRadius}（米）`,
  fenceHint: '50 到 5,000，不填按 1,000；卸车运单的轨迹没有进入围栏时提示',
}

/** Largest fence radius that the server accepts, and its default; metres. */
const [WIDEST, USUAL] = [5000, 1000]

/** Types of dump sites in the company's words. */
export function useSiteTypes() {
  const { data } = useQuery(SiteTypesDocument)
  return useMemo(
    () => data?.dictionary.map(({ itemValue, itemName }) => ({ value: itemValue, label: itemName })) ?? [],
    [data],
  )
}

/** Types to choose from, with the site's own even if it is no longer offered. */
function useTypeOptions() {
  const types = useSiteTypes()
  const had = String(useFormContext().formState.defaultValues?.garbageType ?? '')
  const isGone = had !== '' && types.length > 0 && types.every(({ value }) => value !== had)
  return isGone ? [...types, { value: had, label: texts.goneType }] : types
}

function Inputs() {
  const types = useTypeOptions()
  const radius = useWatch({ name: 'fenceRadius' }) as string
  return (
    <>
      <TextField name="code" label={labels.code} required maxLength={lengths.code} />
      <TextField name="garbageName" label={labels.garbageName} required maxLength={lengths.garbageName} />
      <SelectField name="garbageType" label={labels.garbageType} options={types} />
      <SelectField name="ownership" label={labels.ownership} options={codeOptions(dumpSiteFields.ownership)} />
      <AmountField name="dumpPrice" label={labels.dumpPrice} unit="TRUCK" />
      <TextField name="address" label={labels.address} maxLength={lengths.address} wide />
      <CountField name="fenceRadius" label={texts.fence} most={WIDEST} hint={texts.fenceHint} wide />
      <PlaceFields what={labels.garbageName} labels={labels} radius={Number(radius) || USUAL} />
      <TextField name="operatorName" label={labels.operatorName} maxLength={lengths.operatorName} />
      <TextField name="operatorMobile" label={labels.operatorMobile} maxLength={lengths.operatorMobile} />
    </>
  )
}

export const siteForm = baseDataForm<SiteRowFragment>()({
  what: labels.garbageName,
  fields: dumpSiteFields,
  one: oneOf(SiteDocument, (data) => data.site),
  nameOf: ({ garbageName }) => garbageName,
  create: CreateSiteDocument,
  update: UpdateSiteDocument,
  values: valuesFor<SiteInput>()({
    code: entry.text,
    garbageName: entry.text,
    garbageType: entry.optionalText,
    ownership: optionalCodeEntry<SiteOwnership>(),
    address: entry.optionalText,
    lng: entry.optionalText,
    lat: entry.optionalText,
    fenceRadius: entry.optionalCount,
    dumpPrice: entry.optionalMoney,
    operatorName: entry.optionalText,
    operatorMobile: entry.optionalText,
  }),
  Inputs,
})
