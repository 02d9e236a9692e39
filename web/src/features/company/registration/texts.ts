import { registerCompanyInputFields } from '../../../gql/fields/company.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'

const { companyName, companyNo, registerAddress, idNo, contactName, contactPhone } =
  labelsOf(registerCompanyInputFields)
/** Message for a missing picture; the schema speaks of its link. */
const pictureOf = (link: string) => link.replace('的图片链接', '')
const licence = pictureOf(registerCompanyInputFields.companyUrl.label)
const emblem = pictureOf(registerCompanyInputFields.idCardPositiveUrl.label)
const portrait = pictureOf(registerCompanyInputFields.idCardNegativeUrl.label)

/** Every text of registering a company or a dump site. */
export const texts = {
  product: '土方通',
  kinds: {
    COMPANY: {
      title: '注册账号',
      note: '注册成功后，管理员凭手机验证码登录',
      section: '企业信息',
      submit: '注册',
    },
    MUD_TAIL: {
      title: '渣土场注册',
      note: '渣土场经营单位注册成功后，管理员凭手机验证码登录，登录身份选“建筑公司”',
      section: '渣土场信息',
      submit: '注册',
    },
  },
  pictures: '证件照片',
  administrator: '管理员信息',
  companyName,
  companyNameMissing: `请输入${companyName}`,
  companyNo,
  creditCodeOff: `${companyNo}与其校验位不符，请核对18位代码`,
  registerAddress,
  idNo,
  contactName,
  contactNameMissing: `请输入${contactName}`,
  contactPhone,
  contactPhoneMissing: `请输入${contactPhone}`,
  code: '验证码',
  codeMissing: '请输入验证码',
  blank: '请输入非空字符',
  tooLong: (max: number) => `长度不能超过${max}个字符`,
  submitting: '提交中…',
  done: '注册成功',
  toLogin: '已有账号，立即登录',
  toAuthentication: '已注册，去企业认证',
  agreement: '注册即表示您同意',
  choosePicture: '点击或拖拽图片到此处上传',
  replacePicture: '点击或拖拽可更换',
  pictureOf: (what: string) => `已上传的${what}`,
  removePicture: '移除',
  uploading: '图片上传中，请稍候',
  licence: {
    label: licence,
    hint: '请上传公司证件的原件照片或彩色扫描件',
    format: '上传图片只能是 JPG、JPEG、PNG 格式!',
    size: '上传图片大小不能超过 2MB!',
    missing: `请上传${licence}`,
    done: `${licence}上传成功`,
  },
  emblemSide: {
    label: emblem,
    hint: undefined,
    format: '只能上传 JPG、JPEG、PNG 格式!',
    size: '上传头像图片大小不能超过 2MB!',
    missing: `请上传${emblem}`,
    done: `${emblem}上传成功`,
  },
  portraitSide: {
    label: portrait,
    hint: undefined,
    format: '只能上传 JPG、JPEG、PNG 格式!',
    size: '上传头像图片大小不能超过 2MB!',
    missing: `请上传${portrait}`,
    done: `${portrait}上传成功`,
  },
  leaveTitle: '离开页面',
  leave: '有未保存的内容，确定离开？',
  ok: '确定',
  cancel: commonTexts.cancel,
} as const

export type PictureTexts = (typeof texts)['licence' | 'emblemSide' | 'portraitSide']
