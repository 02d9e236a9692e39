import { siteLabels } from '../../../gql/labels.generated'
import type { SiteOwnership } from '../../../gql/types.generated'

const ownership: Record<SiteOwnership, string> = { OWN: '自有', SHARED: '合作' }

/** The texts of dump sites. */
export const texts = {
  title: siteLabels.name,
  what: siteLabels.name,
  fields: siteLabels,
  ownership,
  goneType: '（已停用的类型）',
  place: '坐标',
  placeOf: (lng: string, lat: string) => `经度 ${lng}，纬度 ${lat}`,
  operator: siteLabels.operatorName,
  metres: (count: string) => `${count} 米`,
  inMetres: (label: string) => `${label}（米）`,
  usualFence: '未设置，按 1,000 米',
  fenceHint: '50 到 5,000，不填按 1,000；卸车运单的轨迹没有进入围栏时提示',
}
