import { z } from 'zod'
import { count } from '../shapes.js'

/** Of how many waybills each document is missing. */
export const missingShape = z.object({
  loadPicture: count('缺装车照片'),
  gatePicture: count('缺出场照片'),
  payeeContract: count('缺已签约的收款人'),
  card: count('缺结算卡'),
})
