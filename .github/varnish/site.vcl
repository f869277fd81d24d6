vcl 4.1;

# Varnish in front of the site, with CDN_CACHE=true and PURGE_URL=http://HOST:PORT/ there. Start with
# varnishd -a :80 -f /etc/varnish/site.vcl -p vcl_path=/etc/varnish -p http_gzip_support=off -s malloc,256m
# The last but one setting lets browsers have brotli, which the site compresses with once per page.

import std;

# What differs between installations: backends, director, who may purge. Begin with origin.example.vcl.
include "origin.vcl";

sub vcl_recv {
    # The brand is chosen by host, so it is part of every key (vcl_hash of builtin.vcl adds it).
    set req.http.Host = std.tolower(req.http.Host);

    if (req.method == "POST" && req.http.Surrogate-Key) {
        call may_purge;
        if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
            return (synth(400, "Surrogate-Key names no tags"));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
        return (synth(200, "Purged"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Parameters and data are the site's own business, drawings apart.
    if (req.url ~ "^/api/" || (req.url ~ "\?" && req.url !~ "^/art/")) {
        return (pass);
    }
    # Feed readers are redirected to the feed, and browsers get the feed as a page.
    if ((req.url == "/" || req.url == "/blog") && req.http.Sec-Fetch-Dest != "document" &&
        req.http.User-Agent ~ "(?i)node:http|feed|rss|inoreader|newsblur|netnewswire|reeder/|miniflux|simplepie|bloglovin|theoldreader|bazqux|akregator|liferea|nextcloud-news|newsboat|newsbeuter|newsflash|blogtrottr|w3c_validator|thunderbird/|yarr/|selfoss|stringer/|vienna/|readkit|unread/|lire/|fluent-reader|fluentreader|fraidycat|flym|spacecowboys") {
        return (pass);
    }
    if (req.url ~ "rss\.xml$" && req.http.Sec-Fetch-Dest == "document") {
        return (pass);
    }

    # One variant per encoding. No page depends on a cookie.
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.X-Forwarded-Proto != "https") {
        set req.http.X-Forwarded-Proto = "http";
    }

    # stale-while-revalidate while the site answers. While it does not, and when a fetch has just failed, as long as
    # stale-if-error allows (the grace of the page, set below).
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    } else {
        set req.grace = 365d;
    }
    return (hash);
}

sub vcl_hash {
    # A page and the redirect to HTTPS have the same address.
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    # An error never replaces a page that can still be shown.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Only what the site allows by name is stored. Others are fetched side by side for a second.
    if (beresp.http.Cache-Control !~ "(^|[ ,])(s-maxage=|public)" || beresp.http.Set-Cookie || beresp.http.Vary == "*") {
        set beresp.ttl = 1s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    # It belongs to one request.
    unset beresp.http.X-Request-Id;
    return (deliver);
}

sub vcl_backend_error {
    # Another process may answer.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Retry-After = "30";
    set beresp.http.Cache-Control = "no-store";
    set beresp.body = "The site does not answer at the moment. Please try again in a minute.";
    return (deliver);
}

sub vcl_deliver {
    # Once more, now with stale pages.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Control;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
