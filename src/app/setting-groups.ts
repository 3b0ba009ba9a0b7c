import { consentSettings } from '#src/checkout/server/checkout-settings.ts'
import { deliverySettings } from '#src/delivery/server/delivery-settings.ts'
import { formDesksSetting } from '#src/forms/server/form-desks.ts'
import { carrierSetting } from '#src/fulfilment/server/carrier-setting.ts'
import { mapsSetting } from '#src/locations/server/maps-setting.ts'
import { operatorSetting, reservationSetting, withdrawalSetting } from '#src/orders/server/orders.service.ts'
import type { SettingGroup } from '#src/platform/settings/settings.ts'
import { sellerSetting } from '#src/shell/server/seller-setting.ts'
import { vatSettings } from '#src/tax/server/vat-setting.ts'

/** What the shop's staff decide while it runs, in the order in which the back office shows it. */
export const settingGroups: readonly SettingGroup[] = [
  deliverySettings,
  carrierSetting,
  vatSettings,
  sellerSetting,
  reservationSetting,
  withdrawalSetting,
  consentSettings,
  operatorSetting,
  formDesksSetting,
  mapsSetting,
]
