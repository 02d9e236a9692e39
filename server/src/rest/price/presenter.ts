import { z } from 'zod'
import type { CaptainNode } from '../../modules/fleet/captain/captain.view.js'
import type { DirectPayPriceView } from '../../modules/price/direct-pay-price/direct-pay-price.view.js'
import { membersText } from '../../modules/price/direct-pay-price/members.js'
import { priceTexts } from '../../modules/price/texts.js'
import { priceStatus, tpMode } from '../codes.js'
import { count, decimal, flagOf, numberOf, text, textOrNull, time, timeOf, timeOrNull, zeroOrOne } from '../shapes.js'

const pairShape = z.object({ captainId: z.string(), driverId: z.string().nullable().describe('空为全部司机') })
const branchShape = z.object({
  captainId: z.string(),
  captainName: text('车队长'),
  allDrivers: zeroOrOne('是否为全部司机，含以后加入的'),
  children: z.array(z.object({ driverId: z.string(), driverName: text('司机') })),
})

/** A direct-pay price with every field of 000 §3. */
export const priceShape = z.object({
  id: z.string(),
  projectInfoId: z.string(),
  projectName: text('项目'),
  tpMode: tpMode.shape,
  soilType: text('土质'),
  garbageId: z.string().nullable(),
  garbageName: textOrNull('渣土场'),
  directPayPrice: decimal('直付价'),
  captainAndDriver: z.array(pairShape),
  captainAndDrivers: z.array(branchShape).describe('按车队长排列的司机'),
  captainAndDriversText: text('车队长与司机，一行文字'),
  status: priceStatus.shape,
  applyName: text('申请人'),
  applyDatetime: time('申请时间'),
  auditName: textOrNull('审核人'),
  auditDatetime: timeOrNull('审核时间'),
  invalidName: textOrNull('失效操作人'),
  invalidDatetime: timeOrNull('失效时间'),
  reason: textOrNull('驳回或失效的原因'),
  version: count('版本，修改时可带回'),
})

export const priceOf = (price: DirectPayPriceView): z.output<typeof priceShape> => ({
  id: price.id,
  projectInfoId: price.projectInfoId,
  projectName: price.projectName,
  tpMode: tpMode.numberOf(price.tpMode),
  soilType: price.soilType,
  garbageId: price.garbageId,
  garbageName: price.garbageName,
  directPayPrice: numberOf(price.directPayPrice),
  captainAndDriver: price.captainAndDriver,
  captainAndDrivers: price.captainAndDrivers.map(({ captainId, captainName, allDrivers, drivers }) => ({
    captainId,
    captainName,
    allDrivers: flagOf(allDrivers),
    children: drivers.map(({ driverId, driverName }) => ({ driverId, driverName })),
  })),
  captainAndDriversText: membersText(price.captainAndDrivers, priceTexts.allDrivers),
  status: priceStatus.numberOf(price.status),
  applyName: price.applyName,
  applyDatetime: timeOf(price.applyDatetime) ?? '',
  auditName: price.auditName,
  auditDatetime: timeOf(price.auditDatetime),
  invalidName: price.invalidName,
  invalidDatetime: timeOf(price.invalidDatetime),
  reason: price.reason,
  version: price.version,
})

const driverShape = z.object({
  id: z.string(),
  driverId: z.string(),
  driverName: text('司机'),
  isOpenWallet: zeroOrOne('是否已开通钱包'),
})

/** The tree of captains and drivers that the form chooses from. */
export const captainShape = z.object({
  id: z.string(),
  captainId: z.string(),
  captainName: text('车队长'),
  isOpenWallet: zeroOrOne('是否已开通钱包'),
  children: z.array(driverShape),
})

export const captainOf = ({
  captainId,
  captainName,
  isOpenWallet,
  drivers,
}: CaptainNode): z.output<typeof captainShape> => ({
  id: captainId,
  captainId,
  captainName,
  isOpenWallet: flagOf(isOpenWallet),
  children: drivers.map((driver) => ({
    id: driver.driverId,
    driverId: driver.driverId,
    driverName: driver.driverName,
    isOpenWallet: flagOf(driver.isOpenWallet),
  })),
})
