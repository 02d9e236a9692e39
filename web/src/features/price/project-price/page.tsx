import { projectPriceFields as fields, projectPriceFilter } from '../../../gql/fields/price.generated'
import type { ProjectPriceFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { formatPrice } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { ImportButton } from '../../import/data'
import { modeOf, modeOptions, projectPriceForm } from './form'
import {
  DeleteProjectPriceDocument,
  type ProjectPriceRowFragment,
  ProjectPricesDocument,
  RestoreProjectPriceDocument,
  RetireProjectPriceDocument,
} from './project-price.generated'

type ProjectPrice = ProjectPriceRowFragment

const texts = {
  everySite: '所有渣土场',
  valid: '有效期',
  always: '一直有效',
  from: (from: string) => `${from} 起`,
  until: (until: string) => `至 ${until}`,
  between: (from: string, until: string) => `${from} 至 ${until}`,
}

/** Dump site of a price; nothing for modes without one. */
const siteOf = ({ tpMode, garbageName }: ProjectPrice) => garbageName ?? (tpMode === 'FREIGHT' ? texts.everySite : null)

function validityOf({ validFrom, validUntil }: ProjectPrice): string {
  const [from, until] = [formatMinute(validFrom), formatMinute(validUntil)]
  if (from && until) return texts.between(from, until)
  if (from) return texts.from(from)
  return until ? texts.until(until) : texts.always
}

export const columns = columnsOf<ProjectPrice>()(fields, {
  projectName: { width: 220, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  tpMode: 100,
  soilType: 110,
  garbageName: { width: 180, cell: siteOf },
  price: { width: 110, cell: ({ price }) => <Price value={price} unit="ANY" /> },
  // To the second, since a trip at the very end has the next price.
  validFrom: { width: 165, cell: ({ validFrom }) => figures(formatDateTime(validFrom)) },
  validUntil: { width: 165, cell: ({ validUntil }) => figures(formatDateTime(validUntil)) },
  createTime: hidden(165),
  updateTime: hidden(165),
})

const prices = baseDataKind<ProjectPrice>()({
  form: projectPriceForm,
  param: 'projectPrice',
  list: {
    id: 'project-prices',
    document: ProjectPricesDocument,
    pick: (data) => data.projectPrices,
    columns,
    facts: ['tpMode', 'soilType', 'garbageName', 'price', 'validFrom', 'validUntil'],
    search: searchOf<ProjectPriceFilter>()(projectPriceFilter, {
      projectName: true,
      tpMode: { choices: () => modeOptions },
      soilType: true,
      garbageName: true,
      enabled: true,
    }),
    sort: [{ field: 'PROJECT_NAME', direction: 'ASC' }],
    exported: 'PROJECT_PRICES',
    Toolbar: () => <ImportButton kind="PRICE" />,
  },
  about: (row) => [siteOf(row), formatPrice(row.price, 'ANY')],
  facts: (row) => [
    'tpMode',
    'soilType',
    [fields.garbageName.label, siteOf(row)],
    [fields.price.label, formatPrice(row.price, 'ANY')],
    [texts.valid, validityOf(row), true],
  ],
  retire: RetireProjectPriceDocument,
  restore: RestoreProjectPriceDocument,
  remove: DeleteProjectPriceDocument,
  changes: ['ProjectPrice'],
})

/** 项目单价: prices of projects for trips without a price agreed with a captain. */
export default function ProjectPricePage() {
  return <RecordListPage kind={prices} />
}
