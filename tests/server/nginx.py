"""nginx with TLS in front of servers, as docs/operations.md describes it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path

SITE = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    upstream ostraka {{
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert.pem;
        ssl_certificate_key {folder}/key.pem;
        location / {{
            proxy_pass http://ostraka;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 75s;
        }}
    }}
}}
"""


def program() -> str | None:
    """Where nginx is, None if it or openssl is not installed."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    return found if shutil.which("openssl") else None


def certify(folder: Path) -> Path:
    """Write a key and a certificate for the loopback address; the path of the certificate."""
    folder.chmod(0o755)  # nginx's workers run as another user
    certificate = folder / "cert.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", str(folder / "key.pem"), "-out", str(certificate)),
            *("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"),
        ],
        check=True,
        capture_output=True,
    )
    return certificate


class Nginx:
    """A running nginx; its folder holds a key and a certificate."""

    def __init__(self, folder: Path, port: int, behind: list[int]) -> None:
        self.address = f"https://127.0.0.1:{port}"
        servers = " ".join(f"server 127.0.0.1:{each} fail_timeout=1s;" for each in behind)
        site = folder / "nginx.conf"
        site.write_text(SITE.format(folder=folder, port=port, servers=servers), encoding="utf-8")
        found = program()
        assert found is not None
        self._process = subprocess.Popen([found, "-p", str(folder), "-c", str(site)])
        until = time.monotonic() + 30
        while not _listens(port):
            assert self._process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < until, "nginx does not start"
            time.sleep(0.05)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(30)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
