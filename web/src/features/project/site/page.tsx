import { dumpSiteFilter, dumpSiteFields as fields } from '../../../gql/fields/project.generated'
import type { DumpSiteFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatCount, formatPrice } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { ImportButton } from '../../import/data'
import { siteForm, useSiteTypes } from './form'
import {
  DeleteSiteDocument,
  MergeSitesDocument,
  RestoreSiteDocument,
  RetireSiteDocument,
  SiteMergeChoicesDocument,
  type SiteRowFragment,
  SitesDocument,
} from './site.generated'

type Site = SiteRowFragment

const texts = {
  place: '坐标',
  placeOf: (lng: string, lat: string) => `经度 ${lng}，纬度 ${lat}`,
  metres: (count: string) => `${count} 米`,
  usualFence: '未设置，按 1,000 米',
}

/** Circle within which a truck counts as there. */
const fenceOf = ({ fenceRadius }: Site) => fenceRadius !== null && texts.metres(formatCount(fenceRadius))
const ownershipOf = ({ ownership }: Site) => ownership && fields.ownership.codes[ownership]

export const columns = columnsOf<Site>()(fields, {
  code: { width: 120, pin: 'start', rowHeader: true },
  garbageName: 200,
  enabled: enabledColumn,
  garbageTypeName: { width: 120, sort: fields.garbageType.sort },
  ownership: 90,
  address: 240,
  fenceRadius: { width: 110, cell: (site) => fenceOf(site) || '—' },
  dumpPrice: { width: 130, cell: ({ dumpPrice }) => <Price value={dumpPrice} unit="TRUCK" /> },
  operatorName: 110,
  operatorMobile: { width: 140, cell: ({ operatorMobile }) => figures(operatorMobile) },
  lng: { ...hidden(120), cell: ({ lng }) => figures(lng) },
  lat: { ...hidden(120), cell: ({ lat }) => figures(lat) },
  mergedIntoName: 180,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: 160,
})

const sites = baseDataKind<Site>()({
  form: siteForm,
  param: 'site',
  list: {
    id: 'sites',
    document: SitesDocument,
    pick: (data) => data.sites,
    columns,
    facts: ['garbageName', 'garbageTypeName', 'ownership', 'operatorName'],
    search: searchOf<DumpSiteFilter, ReturnType<typeof useSiteTypes>>()(dumpSiteFilter, {
      garbageName: true,
      code: true,
      garbageType: { choices: (types = []) => types },
      ownership: true,
      address: true,
      operatorName: true,
      enabled: true,
    }),
    useChoices: useSiteTypes,
    sort: [{ field: 'CODE', direction: 'ASC' }],
    exported: 'SITES',
    Toolbar: () => <ImportButton kind="SITE" />,
  },
  about: (row) => [row.code, row.garbageTypeName, ownershipOf(row)],
  facts: (row) => [
    'code',
    'garbageTypeName',
    'ownership',
    [fields.operatorName.label, [row.operatorName, row.operatorMobile].filter(Boolean).join(' ')],
    [fields.address.label, row.address, true],
    [texts.place, row.lng && row.lat && texts.placeOf(row.lng, row.lat), true],
    [fields.fenceRadius.label, fenceOf(row) || texts.usualFence],
    [fields.dumpPrice.label, formatPrice(row.dumpPrice, 'TRUCK')],
  ],
  retire: RetireSiteDocument,
  restore: RestoreSiteDocument,
  remove: DeleteSiteDocument,
  merging: { document: MergeSitesDocument, choices: SiteMergeChoicesDocument },
  changes: ['DumpSite'],
})

/** 渣土场: the company's destinations. */
export default function SitePage() {
  return <RecordListPage kind={sites} />
}
