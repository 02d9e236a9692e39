import { soilLabels } from '../../../gql/labels.generated'

/** The texts of soils. */
export const texts = {
  title: soilLabels.name,
  what: soilLabels.name,
  fields: soilLabels,
  density: (tons: string) => `${tons} 吨/方`,
  inTons: (label: string) => `${label}（吨）`,
  nameHint: '运单、单价和票据按名称使用，用过以后不能再改',
  sortHint: '小的在前，不填排在最前',
}
