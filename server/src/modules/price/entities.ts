import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { DirectPayPrice, DirectPayPriceMember } from './direct-pay-price/direct-pay-price.entity.js'
import { ProjectPrice } from './project-price/project-price.entity.js'

/** The tables that this domain owns. */
export const priceEntities = [ProjectPrice, DirectPayPrice, DirectPayPriceMember] as const

/** Columns that other domains may read here. */
export const publishedByPrice = [
  publish(DirectPayPrice, '直付价：项目、单价和计量单位', ['companyId', 'id', 'projectId', 'price', 'weightUnit']),
  publish(DirectPayPriceMember, '直付价适用的车队长和司机，以及生效时段', [
    'companyId',
    'priceId',
    'captainId',
    'driverId',
    'projectId',
    'tpMode',
    'soilType',
    'dumpSiteId',
    'effective',
  ]),
  publish(ProjectPrice, '项目单价及其有效期', [
    'companyId',
    'id',
    'projectId',
    'tpMode',
    'soilType',
    'dumpSiteId',
    'price',
    'validFrom',
    'validUntil',
    'enabled',
  ]),
] as const

/** Rows within a member's project limit. */
export const priceSeen: Record<string, Seen> = {
  project_price: ofLimit('project_id'),
  direct_pay_price: ofLimit('project_id'),
  direct_pay_price_member: ofLimit('project_id'),
}
