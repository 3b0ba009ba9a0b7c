/*
 * What makes each alarm sound, as Prometheus would see it: series of one value a minute, in promtool's own notation. The quiet
 * ones are what a healthy shop shows. An alarm is looked at after `after` minutes.
 */

type Series = Readonly<Record<string, string>>
interface AlarmCase {
  fault: Series
  quiet: Series
  after: number
}

const counted = (alarm: string): [string, AlarmCase] => {
  const series = `shop_alarms_total{alarm="${alarm}", instance="a"}`
  return [alarm, { fault: { [series]: '0x5 1x10' }, quiet: { [series]: '3x15' }, after: 12 }]
}

/** One series that is over the limit in the fault and under it otherwise. */
const level = (series: string, fault: string, quiet: string, after: number): AlarmCase => ({
  fault: { [series]: `${fault}x${after + 5}` },
  quiet: { [series]: `${quiet}x${after + 5}` },
  after,
})

export const alarmCases: Readonly<Record<string, AlarmCase>> = {
  'shop-down': level('up{job="shop-web", instance="a"}', '0', '1', 3),
  'process-down': level('up{job="shop-jobs", instance="a"}', '0', '1', 6),
  'error-rate': {
    fault: {
      'http_request_seconds_count{status="2xx", route="/*"}': '0+95x20',
      'http_request_seconds_count{status="5xx", route="/*"}': '0+5x20',
    },
    quiet: {
      'http_request_seconds_count{status="2xx", route="/*"}': '0+1000x20',
      'http_request_seconds_count{status="5xx", route="/*"}': '0+1x20',
    },
    after: 15,
  },
  'slow-route': {
    fault: {
      'http_request_seconds_bucket{route="/*", le="1"}': '0+50x30',
      'http_request_seconds_bucket{route="/*", le="2.5"}': '0+100x30',
      'http_request_seconds_bucket{route="/*", le="+Inf"}': '0+100x30',
    },
    quiet: {
      'http_request_seconds_bucket{route="/*", le="1"}': '0+99x30',
      'http_request_seconds_bucket{route="/*", le="2.5"}': '0+100x30',
      'http_request_seconds_bucket{route="/*", le="+Inf"}': '0+100x30',
    },
    after: 25,
  },
  'event-loop': level('nodejs_eventloop_lag_p99_seconds{job="shop-web"}', '1.5', '0.02', 8),
  'process-memory': level('process_resident_memory_bytes{job="shop-web"}', '2e9', '3e8', 35),
  'load-shed': level('shop_shed_total{cause="event-loop"}', '0+60', '0+0', 12),
  'rate-limited': level('shop_rate_limited_total{limit="search"}', '0+120', '0+2', 25),
  'browser-errors': level('browser_errors_total{page="HomePage"}', '0+60', '0+1', 25),
  'roll-unfinished': {
    fault: { 'shop_build_info{version="1"}': '1x70', 'shop_build_info{version="2"}': '1x70' },
    quiet: { 'shop_build_info{version="1"}': '1x10', 'shop_build_info{version="2"}': '1x70' },
    after: 65,
  },
  'jobs-dead': level('shop_database_gauges_up{job="shop-jobs"}', '0', '1', 5),
  'queue-age': level('shop_queue_oldest_seconds{queue="orders.mail"}', '400', '2', 8),
  'dead-letters': level('shop_dead_letters{queue="orders.mail"}', '1', '0', 3),
  'job-failing': level('shop_job_seconds_count{queue="orders.mail", result="retry"}', '0+2', '0+0', 25),
  'mail-stuck': {
    fault: { shop_mails_oldest_unsent_seconds: '1000x30', 'shop_mails_total{result="sent"}': '5x30' },
    quiet: { shop_mails_oldest_unsent_seconds: '1000x30', 'shop_mails_total{result="sent"}': '0+1x30' },
    after: 25,
  },
  'mail-failing': level('shop_mails_unsent{state="failed"}', '9', '2', 20),
  'mails-held': level('shop_mails_unsent{state="held"}', '3', '0', 245),
  'payments-undecided': level('shop_payments_undecided', '1', '0', 20),
  'webhook-age': level('shop_webhooks_oldest_seconds', '400', '1', 5),
  'webhook-silence': {
    fault: { shop_webhook_last_timestamp_seconds: '0x60', shop_orders_placed_total: '0+1x60' },
    quiet: { shop_webhook_last_timestamp_seconds: '0+60x60', shop_orders_placed_total: '0+1x60' },
    after: 50,
  },
  'payments-failing': {
    fault: { shop_orders_placed_total: '0+1x90', 'shop_payment_results_total{result="Authorised"}': '5x90' },
    quiet: { shop_orders_placed_total: '0+1x90', 'shop_payment_results_total{result="Authorised"}': '0+1x90' },
    after: 80,
  },
  'orders-held': level('shop_orders_held{reason="chargeback"}', '1', '0', 245),
  'order-tasks': level('shop_order_tasks{kind="chargeback"}', '1', '0', 1_445),
  'pool-exhausted': level('shop_database_connections{state="waiting"}', '4', '0', 5),
  'database-errors': level('shop_database_errors_total{class="unavailable"}', '0+60', '0+1', 12),
  'replica-lag': level('shop_replica_lag_seconds{standby="b"}', '45', '0.2', 5),
  'no-sync-standby': {
    fault: { 'shop_standbys{kind="quorum"}': '2x10 stale _x20' },
    quiet: { 'shop_standbys{kind="quorum"}': '2x10 1x20' },
    after: 25,
  },
  'wal-archive-failing': level('shop_wal_archive_failing', '1', '0', 15),
  'backup-old': {
    fault: { shop_backup_completed_timestamp_seconds: '0x1700' },
    quiet: { shop_backup_completed_timestamp_seconds: '0x1000 60000x700' },
    after: 1_600,
  },
  'erasure-log-behind': level('shop_erasures_unlogged', '1', '0', 15),
  'disk-full': {
    fault: {
      'node_filesystem_avail_bytes{mountpoint="/", fstype="ext4"}': '5x20',
      'node_filesystem_size_bytes{mountpoint="/", fstype="ext4"}': '100x20',
    },
    quiet: {
      'node_filesystem_avail_bytes{mountpoint="/", fstype="ext4"}': '50x20',
      'node_filesystem_size_bytes{mountpoint="/", fstype="ext4"}': '100x20',
    },
    after: 15,
  },
  'cache-hit-low': {
    fault: {
      'shop_html_cache_requests_total{result="hit"}': '0+40x80',
      'shop_html_cache_requests_total{result="miss"}': '0+60x80',
    },
    quiet: {
      'shop_html_cache_requests_total{result="hit"}': '0+95x80',
      'shop_html_cache_requests_total{result="miss"}': '0+5x80',
    },
    after: 70,
  },
  'purge-lag': {
    fault: {
      'shop_purge_lag_seconds_bucket{le="5"}': '0+1x30',
      'shop_purge_lag_seconds_bucket{le="10"}': '0+10x30',
      'shop_purge_lag_seconds_bucket{le="+Inf"}': '0+10x30',
    },
    quiet: {
      'shop_purge_lag_seconds_bucket{le="5"}': '0+10x30',
      'shop_purge_lag_seconds_bucket{le="10"}': '0+10x30',
      'shop_purge_lag_seconds_bucket{le="+Inf"}': '0+10x30',
    },
    after: 20,
  },
  'read-model-stale': level('shop_read_model_failures_total{model="product-lists"}', '0+50', '0+0', 10),
  certificate: level('probe_ssl_earliest_cert_expiry{instance="shop"}', '600000', '9000000', 70),
  ...Object.fromEntries(
    [
      'authorisation-ends',
      'capture-unanswered',
      'content-schedule',
      'gift-card-guessed',
      'payment-amount',
      'payment-capture',
      'payment-event',
      'payment-refund',
      'payment-reversal',
      'refund-elsewhere',
      'refund-unanswered',
      'vat-rate-missing',
      'webhook-account',
      'webhook-signature',
      'webhook-unknown',
    ].map(counted),
  ),
}
