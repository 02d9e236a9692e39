import { useQuery } from '@apollo/client/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { siteInputLengths as lengths } from '../../../gql/lengths.generated'
import type { SiteInput, SiteOwnership } from '../../../gql/types.generated'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { AmountField, TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { formatPrice, type Money } from '../../../ui/format/decimal'
import { cleanAmount } from '../../../ui/format/typed'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import { PlaceFields } from '../../basedata/place'
import { ownershipOptions } from './list'
import { fenceOf, operatorOf, ownershipOf, placeOf } from './rows'
import {
  CreateSiteDocument,
  DeleteSiteDocument,
  MergeSitesDocument,
  RestoreSiteDocument,
  RetireSiteDocument,
  SiteDocument,
  SiteMergeChoicesDocument,
  type SiteRowFragment,
  UpdateSiteDocument,
} from './site.generated'
import { texts } from './texts'
import { useSiteTypes } from './useSiteTypes'

const { fields } = texts

/** The form as its controls hold it; "" is nothing. */
type Values = Record<
  | 'code'
  | 'name'
  | 'garbageType'
  | 'ownership'
  | 'address'
  | 'lng'
  | 'lat'
  | 'fenceRadius'
  | 'dumpPrice'
  | 'operatorName'
  | 'operatorMobile',
  string
>

const said = (text: string) => text.trim() || null

// The fields have looked at it, and the server says what else is wrong.
const inputOf = ({ code, name, ownership, fenceRadius, dumpPrice, ...rest }: Values): SiteInput => ({
  code: code.trim(),
  name: name.trim(),
  ownership: (ownership || null) as SiteOwnership | null,
  fenceRadius: fenceRadius === '' ? null : Number(fenceRadius),
  dumpPrice: (cleanAmount(dumpPrice) || null) as Money | null,
  garbageType: said(rest.garbageType),
  address: said(rest.address),
  lng: said(rest.lng),
  lat: said(rest.lat),
  operatorName: said(rest.operatorName),
  operatorMobile: said(rest.operatorMobile),
})

function useVerbs() {
  const create = useCommand(CreateSiteDocument).run
  const update = useCommand(UpdateSiteDocument).run
  const retire = useCommand(RetireSiteDocument).run
  const restore = useCommand(RestoreSiteDocument).run
  const remove = useCommand(DeleteSiteDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: SiteRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: SiteRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: SiteRowFragment) => remove({ id }),
  }
}

/** The widest fence that the server takes, and the one it goes by while none is set; metres. */
const [WIDEST, USUAL] = [5000, 1000]

/** The types, with the one that the site has and that is no longer offered. */
function useTypeOptions() {
  const types = useSiteTypes()
  const had = String(useFormContext().formState.defaultValues?.garbageType ?? '')
  const isGone = had !== '' && types.length > 0 && types.every(({ value }) => value !== had)
  return isGone ? [...types, { value: had, label: texts.goneType }] : types
}

function Fields() {
  const types = useTypeOptions()
  const radius = useWatch({ name: 'fenceRadius' }) as string
  return (
    <>
      <TextField name="code" label={fields.code} required maxLength={lengths.code} />
      <TextField name="name" label={fields.name} required maxLength={lengths.name} />
      <SelectField name="garbageType" label={fields.garbageType} options={types} />
      <SelectField name="ownership" label={fields.ownership} options={ownershipOptions} />
      <AmountField name="dumpPrice" label={fields.dumpPrice} unit="TRUCK" />
      <TextField name="address" label={fields.address} maxLength={lengths.address} wide />
      <CountField
        name="fenceRadius"
        label={texts.inMetres(fields.fenceRadius)}
        most={WIDEST}
        hint={texts.fenceHint}
        wide
      />
      <PlaceFields what={fields.name} labels={fields} radius={Number(radius) || USUAL} />
      <TextField name="operatorName" label={fields.operatorName} maxLength={lengths.operatorName} />
      <TextField name="operatorMobile" label={fields.operatorMobile} maxLength={lengths.operatorMobile} />
    </>
  )
}

/** What a dump site says of itself. */
export const kind: BaseDataKind<SiteRowFragment, Values> = {
  texts,
  param: 'site',
  importKind: 'SITE',
  useOne: (id) => useOne(SiteDocument, id, (data) => data.site),
  useVerbs,
  ...mergingOf<SiteRowFragment>({
    what: texts.what,
    nameOf: (row) => row.name,
    document: MergeSitesDocument,
    useChoices: (name) => useQuery(SiteMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  nameOf: (row) => row.name,
  aboutOf: (row) => [row.code, row.garbageTypeName, ownershipOf(row)].filter(Boolean).join(' · '),
  factsOf: (row) => [
    [fields.code, row.code],
    [fields.garbageType, row.garbageTypeName],
    [fields.ownership, ownershipOf(row)],
    [texts.operator, operatorOf(row)],
    [fields.address, row.address, true],
    [texts.place, placeOf(row), true],
    [fields.fenceRadius, fenceOf(row) ?? texts.usualFence],
    [fields.dumpPrice, formatPrice(row.dumpPrice, 'TRUCK')],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) =>
    [
      row.code,
      row.garbageTypeName,
      ownershipOf(row),
      operatorOf(row),
      row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName),
    ].filter(Boolean),
  emptyValues: {
    code: '',
    name: '',
    garbageType: '',
    ownership: '',
    address: '',
    lng: '',
    lat: '',
    fenceRadius: '',
    dumpPrice: '',
    operatorName: '',
    operatorMobile: '',
  },
  valuesOf: (row) => ({
    code: row.code,
    name: row.name,
    garbageType: row.garbageType ?? '',
    ownership: row.ownership ?? '',
    address: row.address ?? '',
    lng: row.lng ?? '',
    lat: row.lat ?? '',
    fenceRadius: row.fenceRadius === null ? '' : String(row.fenceRadius),
    dumpPrice: row.dumpPrice ?? '',
    operatorName: row.operatorName ?? '',
    operatorMobile: row.operatorMobile ?? '',
  }),
  Fields,
}
