export {
  type HostileShop as DeliveryShop,
  startHostileShop as startDeliveryShop,
} from '../../hostile/support/hostile-shop.ts'
