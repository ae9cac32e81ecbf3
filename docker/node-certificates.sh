#!/bin/sh
# Makes the certificates for compose-cluster.yaml: the certificate of an authority, and a certificate for each server.
#     docker/node-certificates.sh FOLDER
# The user `reami` of the image must be able to read the folders node1, node2 and node3, which contain the certificates
# of the servers. These folders do not contain the key of the authority.
set -eu
mkdir -p "$1"
cd "$1"
umask 077
curve="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
openssl req -x509 $curve -days 3650 -subj /CN=nodes -keyout nodes.key -out nodes.pem
for node in node1 node2 node3; do
    mkdir -p "$node"
    openssl req $curve -subj "/CN=$node" -keyout "$node/node.key" -out node.csr
    openssl x509 -req -in node.csr -CA nodes.pem -CAkey nodes.key -CAcreateserial -days 3650 -out "$node/node.pem"
    cp nodes.pem "$node"
done
rm node.csr
