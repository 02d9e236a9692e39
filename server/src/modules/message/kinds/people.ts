import { type KindsOfMessage, platform } from './kind.js'

/** Messages about a person himself, his companies and their registration. */
export const peopleKinds = {
  NEW_DEVICE: {
    title: '新设备登录',
    text: '您的账号于{time}在新设备上登录：{device}，{place}。如非本人操作，请退出该设备并修改密码',
    link: '/info/index',
    when: '账号在未用过的设备上登录时',
    toActor: true,
    always: true,
  },
  INVITED: {
    title: '加入公司的邀请',
    text: '{inviter}邀请您加入{companyName}，职位：{positionName}',
    link: '/chooseCompany',
    when: '被邀请加入公司时',
    always: true,
  },
  AUTHENTICATION_APPROVED: {
    title: '企业认证通过',
    text: '{companyName}的企业认证已通过，可以审核结算单和付款',
    link: '/companyAuth/wizard',
    when: '您提交的企业认证通过时',
    always: true,
  },
  AUTHENTICATION_REJECTED: {
    title: '企业认证未通过',
    text: '{companyName}的企业认证未通过：{reason}。请重新填写',
    link: '/companyAuth/wizard',
    when: '您提交的企业认证被驳回时',
    always: true,
  },
  AUTHENTICATION_TO_REVIEW: {
    title: '企业认证待审核',
    text: '{companyName}提交了企业认证',
    link: '/platform?registration={id}',
    when: '有企业提交认证时',
    roleTypes: platform,
  },
  ADMINISTRATOR_RESCUE: {
    title: '找回管理员',
    text: '{companyName}的管理员{userName}：{news}',
    link: { administratorRescue: '/platform/rescues?rescue={id}' },
    when: '平台运营为公司唯一的管理员找回账号时',
    always: true,
  },
} as const satisfies KindsOfMessage
