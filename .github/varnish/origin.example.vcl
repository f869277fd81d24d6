vcl 4.1;

# Example of origin.vcl: the processes of the site, and who may purge.

import directors;

probe alive {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one {
    .host = "10.0.0.11";
    .port = "3000";
    .probe = alive;
    .first_byte_timeout = 30s;
}

backend two {
    .host = "10.0.0.12";
    .port = "3000";
    .probe = alive;
    .first_byte_timeout = 30s;
}

acl purgers {
    "10.0.0.0"/8;
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
}

sub may_purge {
    # Instead of an address, or besides: what PURGE_HEADER says, such as req.http.Authorization == "Bearer …".
    if (client.ip !~ purgers) {
        return (synth(403, "Not allowed"));
    }
}
