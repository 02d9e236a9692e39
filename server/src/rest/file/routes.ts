import { z } from 'zod'
import type { FilePurpose } from '../../modules/file/index.js'
import { Answer } from '../envelope.js'
import { publicRoute, type Route, route } from '../route.js'
import { uploadedFile } from '../upload.js'
import { fileRestTexts as texts } from './texts.js'

const linkShape = z.object({ link: z.string().describe('图片地址') })
const fileType = z.literal('image', { error: texts.fileTypeUnknown }).default('image').describe('文件类型，只有 image')

/** Purposes of files by the folders in REST. */
const purposeOf = { 'register/': 'REGISTRATION', 'authPic/': 'COMPANY_AUTH' } as const satisfies Record<
  string,
  FilePurpose
>

/** Purposes of files for signed-in callers. */
const ownPurposeOf = {
  'user/': 'AVATAR',
  'waybill/': 'WAYBILL_PICTURE',
  'ticket/': 'TICKET_PICTURE',
  'payment/': 'PAYMENT_PICTURE',
  'invoice/': 'INVOICE',
  'contract/': 'CONTRACT',
  'paper/': 'SETTLEMENT_PAPER',
  'rescue/': 'RESCUE_PROOF',
  'fleet/': 'FLEET_PAPER',
} as const satisfies Record<string, FilePurpose>

/** Link at two places: some clients read `data.link`, others `link`. */
const linkAnswer = (link: string) => new Answer({ link }, null, { link })

const upload = publicRoute({
  method: 'POST',
  path: '/chain/common/upload',
  weight: 'outside',
  group: 'registration',
  result: 'link',
  summary:
    '上传注册或企业认证的图片（JPG、JPEG、PNG，不超过5000万像素）；multipart 表单。图片重新编码后保存，只对上传者、注册人和平台审核人员在登录后显示；已登录者请带令牌',
  params: z.object({
    fileType,
    dir: z
      .literal(['register/', 'authPic/'], { error: texts.dirUnknown })
      .describe('register/ 注册，authPic/ 企业认证'),
  }),
  body: uploadedFile,
  answer: linkShape,
  async handler({ params, body: { name, content }, services, request, whoAsks, idempotencyKey }) {
    const purpose = purposeOf[params.dir]
    const actor = whoAsks ? await whoAsks() : null
    return linkAnswer(await services.files.store(actor, { purpose, name, content, idempotencyKey }, request.address))
  },
})

const ownUpload = route({
  method: 'POST',
  path: '/upms/file/upload',
  weight: 'outside',
  group: 'registration',
  access: 'signed-in',
  result: 'link',
  summary:
    '上传头像（JPG、PNG，不超过500kb）、运单照片、票据照片或付款附件（JPG、PNG，不超过5MB，需新增或编辑运单、票据、付款的权限），发票（XML、OFD、PDF、JPG、PNG，不超过5MB，需新增或编辑付款的权限），收款人的合同（PDF、JPG、PNG，不超过5MB，需收款人签约的权限），结算资料（PDF、JPG、PNG，不超过5MB，需编辑交卡与结算的权限），平台运营找回管理员的证明材料（JPG、PNG，不超过5MB，需申请找回管理员的权限），或车辆与司机的证件（JPG、PNG，不超过5MB，需修改基础资料的权限，或为车队长）；multipart 表单',
  params: z.object({
    fileType,
    dir: z
      .literal(['user/', 'waybill/', 'ticket/', 'payment/', 'invoice/', 'contract/', 'paper/', 'rescue/', 'fleet/'], {
        error: texts.dirUnknown,
      })
      .describe(
        'user/ 头像，waybill/ 运单照片：所答地址填入 inPicture 或 goPicture，ticket/ 票据照片：填入 picture，payment/ 付款附件：填入 attachments，invoice/ 发票：填入 invoiceUrl，contract/ 合同：填入 contractUrl，paper/ 结算资料：填入 fileUrl，rescue/ 平台运营找回管理员的证明材料：填入 proofUrls，fleet/ 车辆与司机的证件：填入 pictureUrl',
      ),
  }),
  body: uploadedFile,
  answer: linkShape,
  async handler({ actor, params, body: { name, content }, services, request, idempotencyKey }) {
    const purpose = ownPurposeOf[params.dir]
    return linkAnswer(await services.files.store(actor, { purpose, name, content, idempotencyKey }, request.address))
  },
})

export const fileRoutes: Route[] = [upload, ownUpload]
