import { yardSiteFields as fields } from '../../../gql/fields/yard.generated'
import { commonTexts } from '../../../ui/texts'

/** Texts of the dump sites that a company runs for others. */
export const texts = {
  title: '我的场地',
  drawer: '我的场地',
  empty: '还没有认领渣土场',
  missing: '场地不存在，可能已结束经营',
  basic: commonTexts.basics,
  published: '公布给建筑公司的信息',
  edit: '公布信息',
  save: commonTexts.save,
  soilsHint: '以逗号隔开，最多 20 种；不填为都收',
  update: '公布信息',
  end: '结束经营',
  endTitle: '结束经营',
  endQuestion: '结束后，不再看到运往该场地的车次；要恢复须重新认领。',
  about: (site: string, company: string) => `${site} ${company}`,
  offers: '可认领的渣土场',
  offersHint: '建筑公司把您的手机号登记为这些渣土场的负责人',
  noOffers: '认领由建筑公司发起：请让对方在“渣土场”资料中把负责人电话填为您登录的手机号，之后这里会出现认领按钮。',
  claim: '认领',
  claimTitle: '认领渣土场',
  claimHint: (phone: string) => `验证码将发送到您登录的手机 ${phone}`,
  claimed: '认领成功',
  code: '验证码',
  cubic: (figure: string) => `${figure} 方`,
  capacityLeft: `${fields.capacityLeft.label}（方）`,
}
