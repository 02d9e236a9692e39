export const accessTokenInputLengths = {
  name: 20,
} as const

export const authenticationInputLengths = {
  companyAddress: 200,
  companyFound: 10,
  companyName: 100,
  companyNo: 50,
  companyRepre: 50,
  companyType: 100,
  companyUrl: 500,
  idAddress: 200,
  idAuthority: 100,
  idBirth: 10,
  idCardNegativeUrl: 500,
  idCardPositiveUrl: 500,
  idEndDate: 10,
  idName: 50,
  idNation: 20,
  idNo: 50,
  idSex: 1,
  idStartDate: 10,
  mobile: 20,
} as const

export const baseDataMergeInputLengths = {
  reason: 200,
} as const

export const bindCardsInputLengths = {
  parentCardNo: 15,
} as const

export const captainInputLengths = {
  mobile: 11,
  name: 20,
  remark: 200,
} as const

export const captainTaskInputLengths = {
  remark: 200,
} as const

export const cardGiverInputLengths = {
  bindingBankName: 30,
  bindingBankNo: 20,
  giveCardUserId: 20,
  payeeName: 10,
} as const

export const createCardsInputLengths = {
  prefix: 11,
} as const

export const deviceKeyInputLengths = {
  name: 20,
} as const

export const dictionaryItemChangesLengths = {
  itemName: 20,
} as const

export const driverInputLengths = {
  mobile: 11,
  name: 20,
} as const

export const excavatorRecordInputLengths = {
  address: 50,
  ledgerRemark: 200,
  machineCode: 20,
  staffName: 20,
} as const

export const handleAnomaliesInputLengths = {
  note: 200,
} as const

export const inviteUserInputLengths = {
  name: 20,
  positionName: 20,
} as const

export const invoiceInputLengths = {
  invoiceUrl: 500,
  remark: 200,
  sellerName: 100,
} as const

export const lockSettingInputLengths = {
  password: 50,
} as const

export const machineInputLengths = {
  machineCode: 20,
  model: 40,
  name: 40,
  operatorMobile: 11,
  operatorName: 20,
} as const

export const mergePayeesInputLengths = {
  reason: 200,
} as const

export const moveCardsInputLengths = {
  parentCardNo: 15,
} as const

export const newDictionaryItemLengths = {
  itemName: 20,
  itemValue: 20,
} as const

export const openRescueInputLengths = {
  reason: 500,
} as const

export const organInputLengths = {
  name: 20,
  remark: 200,
} as const

export const payeeContractInputLengths = {
  contractUrl: 500,
} as const

export const payeeInputLengths = {
  bindingBankName: 30,
  bindingBankNo: 20,
  carrierName: 50,
  mobile: 11,
  payeeName: 10,
} as const

export const paymentInputLengths = {
  remark: 200,
  tradeNo: 50,
} as const

export const phaseSurveyInputLengths = {
  day: 10,
  remark: 200,
} as const

export const platformDictionaryItemChangesLengths = {
  itemName: 20,
} as const

export const profileInputLengths = {
  avatar: 500,
  email: 100,
  name: 20,
} as const

export const projectInputLengths = {
  address: 200,
  dayStart: 5,
  lat: 10,
  lng: 11,
  nightStart: 5,
  projectName: 60,
} as const

export const projectPhaseInputLengths = {
  fromDate: 10,
  phaseName: 40,
  remark: 200,
  toDate: 10,
} as const

export const projectPriceInputLengths = {
  soilType: 40,
} as const

export const redInvoiceInputLengths = {
  invoiceUrl: 500,
  remark: 200,
} as const

export const registerCompanyInputLengths = {
  companyName: 20,
  companyNo: 50,
  contactName: 10,
  registerAddress: 100,
} as const

export const roleInputLengths = {
  name: 20,
  remark: 200,
} as const

export const savedViewInputLengths = {
  name: 20,
} as const

export const setGroupPayeesInputLengths = {
  reason: 200,
} as const

export const settlementPaperInputLengths = {
  fileName: 200,
  fileUrl: 500,
} as const

export const signInInputLengths = {
  deviceId: 64,
} as const

export const siteInputLengths = {
  address: 200,
  code: 30,
  garbageType: 20,
  lat: 10,
  lng: 11,
  name: 60,
  operatorMobile: 20,
  operatorName: 20,
} as const

export const soilInputLengths = {
  name: 40,
} as const

export const thirdPartySignInInputLengths = {
  deviceId: 64,
} as const

export const ticketCollectionChangeLengths = {
  picture: 2000,
  receiver: 20,
  remark: 200,
} as const

export const ticketCollectionInputLengths = {
  picture: 2000,
  receiver: 20,
  remark: 200,
} as const

export const ticketCorrectionInputLengths = {
  reason: 200,
} as const

export const ticketPurchaseChangeLengths = {
  invoiceNo: 30,
  picture: 2000,
  remark: 200,
  supplier: 50,
} as const

export const ticketPurchaseInputLengths = {
  invoiceNo: 30,
  picture: 2000,
  remark: 200,
  supplier: 50,
} as const

export const ticketReconciliationInputLengths = {
  fileName: 200,
} as const

export const ticketRefundInputLengths = {
  picture: 2000,
  remark: 200,
} as const

export const truckInputLengths = {
  plate: 20,
  vehicleType: 40,
} as const

export const updateUserInputLengths = {
  email: 100,
  name: 20,
  positionName: 20,
} as const
