/** What the codes of a registration are called: in the schema, and in its table. */
export const companyTypeLabel = '注册的企业类型'
export const registrationStatusLabel = '认证状态'
