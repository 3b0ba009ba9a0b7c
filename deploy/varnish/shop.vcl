vcl 4.1;
# Varnish before the shop, with vmod xkey (package varnish-modules). Start it with `-p http_gzip_support=off`: the shop
# compresses once, better than Varnish would. Settings of the shop: CACHE_TAG_HEADER=xkey, EDGE_PURGE=varnish:http://<here>.
import std;
import xkey;

# The load balancer, which knows which process is ready.
backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 1s;
  .first_byte_timeout = 45s;
  # Fails when no process is ready: pages are then kept as long as their `stale-if-error` says.
  .probe = { .url = "/robots.txt"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; }
}

# Processes with the role `jobs`.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    if (req.http.xkey == "*") {
      ban("obj.status != 0");
    } else {
      set req.http.purged = xkey.purge(req.http.xkey);
    }
    return (synth(200));
  }
  if (std.healthy(req.backend_hint)) {
    set req.grace = 30s;
  }
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Whoever looks at drafts, signs in by a header or calls is never given what others got.
  if (req.http.Authorization || req.http.Cookie ~ "preview" || req.url ~ "[?&]preview=") {
    return (pass);
  }
  if (req.url ~ "^/(api|cds|office|edit|health|metrics|version|paymentauthentication|privacy|subscriptions)(/|\?|$)") {
    return (pass);
  }
  # Cookies go along to the shop: pages of one visitor need them, and say that they are not to be kept.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate") {
      set beresp.grace = 1h;
    }
    unset beresp.http.Set-Cookie;
    return (deliver);
  }
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 1d;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 5s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    # That of another visitor's request.
    unset resp.http.x-request-id;
  }
}
